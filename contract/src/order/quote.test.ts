import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { travelerTypes } from '../traveler/traveler-type.ts'
import { checkFlightPrice, quoteFlight } from '../flight/flight-quote.ts'
import { roomTypes, type Rooms } from './rooms.ts'
import { quoteStay } from '../holiday/holiday-validation.ts'
import { deliveryMethods, priceVisa } from '../visa/visa-price.ts'
import { quoteVisa } from '../visa/visa-validation.ts'
import { quotedPriceLines } from '../flight/price-lines.ts'
import { simulatorPricing } from '../flight/pricing.ts'
import { quoteSchema, type Quote } from './quote.ts'

const cents = fc.integer({ min: 1, max: 500_000 })
const flights = fc
  .record({
    fares: fc.array(
      fc.tuple(
        fc.constantFrom(...travelerTypes),
        cents,
        fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: undefined }),
      ),
      { minLength: 1, maxLength: 9 },
    ),
    settings: fc.record({
      fareRate: fc.integer({ min: 1, max: 3_000_000 }).map((rate) => rate / 10_000),
      discountPercent: fc.integer({ min: 0, max: 30 }),
      marginPercent: fc.integer({ min: 0, max: 30 }),
      serviceFee: fc.nat(2_000),
    }),
  })
  .map(({ fares, settings }) => {
    const travelerPricings = fares.map(([travelerType, total, tax], index) => ({
      ...{ travelerId: String(index + 1), travelerType, fareDetailsBySegment: [] },
      price: {
        ...{ currency: 'USD', total: (total / 100).toFixed(2), base: '0.00' },
        ...(tax !== undefined && { tax: (tax / 100).toFixed(2) }),
      },
    }))
    const price = { currency: 'USD', total: '0.00', base: '0.00', grandTotal: '0.00' }
    const offer = { price, travelerPricings, pricing: simulatorPricing(settings) }
    return { travelerPricings, quote: quoteFlight(offer, '2026-11-20') }
  })
const stays = fc
  .tuple(
    fc.integer({ min: 1, max: 200_000 }),
    fc.record(
      Object.fromEntries(roomTypes.map((room) => [room, fc.nat(10)])) as Record<
        keyof Rooms,
        fc.Arbitrary<number>
      >,
    ),
  )
  .map(([price, rooms]) => quoteStay(price, rooms))
const visas = fc
  .tuple(
    fc.integer({ min: 1, max: 400_000 }),
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom(...deliveryMethods),
  )
  .map((of) => ({ of, quote: quoteVisa(...of) }))

function expectToAddUp(quote: Quote) {
  expect(quoteSchema.parse(quote)).toEqual(quote)
  for (const { count, base, tax, total } of quote.lines) expect(count * (base + tax)).toBe(total)
  const shown = quotedPriceLines(quote).reduce((sum, { amount }) => sum + amount, 0)
  expect(shown).toBe(quote.total)
}

describe('a quote', () => {
  it('of a flight adds up and has each traveller in one line, at the fare of that line', () => {
    fc.assert(
      fc.property(flights, ({ travelerPricings, quote }) => {
        expectToAddUp(quote)
        expect(quote.lines.flatMap(({ travelerIds }) => travelerIds).sort()).toEqual(
          travelerPricings.map(({ travelerId }) => travelerId).sort(),
        )
        for (const { item, travelerIds, count } of quote.lines) {
          expect(travelerIds).toHaveLength(count)
          for (const id of travelerIds)
            expect(travelerPricings.find(({ travelerId }) => travelerId === id)?.travelerType).toBe(
              item,
            )
        }
      }),
    )
  })

  it('of rooms or a visa adds up, and has no line of nothing', () => {
    fc.assert(fc.property(stays, expectToAddUp))
    fc.assert(
      fc.property(visas, ({ of, quote }) => {
        expectToAddUp(quote)
        expect(quote.total).toBe(priceVisa(...of).total)
      }),
    )
    expect(quoteVisa(6_800, 2, 'travelerDrop').lines.map(({ item }) => item)).toEqual([
      'visaFee',
      'processingFee',
    ])
  })

  it('records how it was computed, so that it can be understood years later', () => {
    expect(
      quoteFlight(
        {
          price: { currency: 'USD', total: '246.90', base: '0.00', grandTotal: '246.90' },
          travelerPricings: ['1', '2'].map((travelerId) => ({
            ...{ travelerId, travelerType: 'ADULT', fareDetailsBySegment: [] },
            price: { currency: 'USD', total: '123.45', base: '0.00' },
          })),
          pricing: simulatorPricing(),
        },
        '2026-11-20',
      ),
    ).toEqual({
      currency: 'BDT',
      lines: [
        {
          ...{ item: 'ADULT', travelerIds: ['1', '2'], count: 2 },
          ...{ base: 8_889, tax: 987, total: 19_752 },
        },
      ],
      ...{ discount: 1_975, margin: 0, serviceFee: 0, total: 17_777 },
      conversion: { currency: 'USD', rate: 80, date: '2026-11-20' },
      policy: { taxPercent: 10, discountPercent: 10, marginPercent: 0, keepsServiceFee: false },
    })
  })

  it('from before there were charges of our own has none, and adds up as it did', () => {
    const { margin: _, serviceFee: __, ...old } = quoteVisa(6_800, 2, 'pickUp')
    const policy = { taxPercent: 15, discountPercent: 5 }
    expect(quoteSchema.parse({ ...old, policy })).toEqual({
      ...{ ...old, margin: 0, serviceFee: 0 },
      policy: { ...policy, marginPercent: 0, keepsServiceFee: false },
    })
  })
})

describe('a quote of a supplier that says base and tax', () => {
  const priced = (travelerId: string, tax?: string) => ({
    ...{ travelerId, travelerType: 'ADULT' as const, fareDetailsBySegment: [] },
    price: { currency: 'GBP', total: '100.00', base: '62.50', ...(tax && { tax }) },
  })
  const price = { currency: 'GBP', total: '200.00', base: '125.00', grandTotal: '200.00' }
  const pricing = {
    ...{ rate: 160, rateSetOn: '2026-11-20' },
    ...{ discountPercent: 0, marginPercent: 2.5, serviceFee: 300 },
  }

  it('has their lines, and no percentage of our own', () => {
    const travelerPricings = [priced('1', '37.50'), priced('2', '37.50')]
    expect(quoteFlight({ price, travelerPricings, pricing }, '2026-11-27')).toMatchObject({
      lines: [{ travelerIds: ['1', '2'], count: 2, base: 10_000, tax: 6_000, total: 32_000 }],
      ...{ discount: 0, margin: 800, serviceFee: 600, total: 33_400 },
      conversion: { currency: 'GBP', rate: 160, date: '2026-11-20' },
      policy: {
        ...{ taxPercent: null, discountPercent: 0, marginPercent: 2.5 },
        keepsServiceFee: false,
      },
    })
  })

  it('keeps the service fee of tickets only where the conditions said so', () => {
    const conditions = { refund: null, change: null, serviceFee: 300 }
    const offer = { price, travelerPricings: [priced('1')], pricing, conditions }
    expect(quoteFlight(offer, '2026-11-27').policy?.keepsServiceFee).toBe(true)
  })

  it('keeps our percentage where a traveller’s tax is unknown', () => {
    const travelerPricings = [priced('1', '37.50'), priced('2')]
    const { lines, policy } = quoteFlight({ price, travelerPricings, pricing }, '2026-11-20')
    expect(lines).toMatchObject([{ tax: 6_000 }, { tax: 1_600 }])
    expect(policy?.taxPercent).toBe(10)
  })
})

describe('the price that a traveller saw', () => {
  const answer = (seen: number, total: number) => {
    try {
      checkFlightPrice(seen, { total })
      return null
    } catch (error) {
      return error
    }
  }

  it('holds when it is the right one', () => expect(answer(17_777, 17_777)).toBeNull())

  it('is answered with the right one when it is another, and nothing is charged', () => {
    expect(answer(17_776, 17_777)).toMatchObject({
      code: 'price_changed',
      price: 17_777,
      message: 'The price of this flight is ৳17,777. Nothing has been charged.',
    })
  })

  it('is refused at its field when no gateway takes it', () => {
    expect(answer(9, 9)).toMatchObject({ code: 'invalid_input', errors: { price: [/.+/] } })
  })
})
