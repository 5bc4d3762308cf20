import { describe, expect, it } from 'vitest'
import { quoteOwnPrices, type Quote } from '@jatra/contract/order/quote'
import { quotedPriceLines } from '@jatra/contract/flight/price-lines'
import { showPriceLines } from '~/checkout/flight-price-lines.ts'
import { chargeLines } from './quote-lines.ts'

describe('the price of an order', () => {
  it('of a flight is what was agreed to, by the tax and discount of that day', () => {
    const quote: Quote = {
      currency: 'BDT',
      lines: [
        {
          ...{ item: 'ADULT', travelerIds: ['1', '2'], count: 2 },
          ...{ base: 8_500, tax: 1_500, total: 20_000 },
        },
        {
          ...{ item: 'HELD_INFANT', travelerIds: ['3'], count: 1 },
          ...{ base: 900, tax: 100, total: 1_000 },
        },
      ],
      ...{ discount: 1_050, margin: 0, serviceFee: 0, total: 19_950 },
      conversion: { currency: 'USD', rate: 100, date: '2025-01-31' },
      policy: { taxPercent: 15, discountPercent: 5, marginPercent: 0, keepsServiceFee: false },
    }
    const shown = (over: Partial<Quote> = {}) =>
      showPriceLines(quotedPriceLines({ ...quote, ...over })).map((line) => Object.values(line))
    expect(shown()).toEqual([
      ['Flight Fee', '৳17,900'],
      ['Tax', '৳3,100'],
      ['Discount', '-৳1,050', 'positive'],
    ])
    expect(shown({ discount: 0, margin: 420, serviceFee: 900, total: 22_320 })).toEqual([
      ['Flight Fee', '৳17,900'],
      ['Tax', '৳3,100'],
      ['Agency Margin', '৳420'],
      ['Service Fee', '৳900'],
    ])
  })

  it('of rooms and of a visa names each charge and how many', () => {
    const quote = quoteOwnPrices([
      { item: 'doubleRoom', count: 2, price: 18_500 },
      { item: 'visaFee', count: 3, price: 6_800 },
      { item: 'processingFee', count: 3, price: 700 },
      { item: 'pickUpCharge', count: 1, price: 450 },
    ])
    expect(chargeLines(quote)).toEqual([
      { label: 'Double room × 2', amount: '৳37,000' },
      { label: 'Visa Fee × 3', amount: '৳20,400' },
      { label: 'Processing Fee × 3', amount: '৳2,100' },
      { label: 'Pick Up Charge', amount: '৳450' },
    ])
  })
})
