import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteVisa } from '@jatra/contract/visa/visa-validation'
import {
  paymentEntry,
  refundEntry,
  refundPaidEntry,
  saleEntry,
  type Account,
  type Entry,
  type Postings,
  type Sold,
} from './entries.ts'

const flight: Sold = {
  ...{ id: 'o', serviceType: 'flight', price: 7_200 },
  quote: { lines: [], discount: 800, total: 7_200 },
}
const payment = { valId: 'v', amount: 7_200, gateway: 'sslcommerz' as const }

/** An order's books. */
function books() {
  const balances: Postings = {}
  return {
    balances,
    post({ postings }: Entry) {
      expect(Object.values(postings).reduce((sum, amount) => sum + amount, 0)).toBe(0)
      for (const [account, amount] of Object.entries(postings)) {
        const key = account as Account
        balances[key] = (balances[key] ?? 0) + amount
      }
    },
  }
}

describe('a sale', () => {
  it('owes an airline the fare, and our discount is our loss', () => {
    expect(saleEntry(flight, { traveler: -7_200 }).postings).toEqual({
      ...{ traveler: 7_200, supplier: -8_000, income: 800 },
    })
  })

  it('of a visa owes the embassy its fee, and our fees are our income', () => {
    const quote = quoteVisa(6_800, 2, 'pickUp')
    const sold: Sold = { id: 'o', serviceType: 'visa', price: quote.total, quote }
    expect(saleEntry(sold, { traveler: -quote.total }).postings).toEqual({
      ...{ traveler: 15_400, supplier: -13_600, income: -1_800 },
    })
  })

  it('of a holiday is our income: its places are our own', () => {
    const sold: Sold = { ...flight, serviceType: 'holidays' }
    expect(saleEntry(sold, { traveler: -7_200 }).postings).toMatchObject({ income: -7_200 })
  })

  it('after a part went back takes what is left, and the airline has its fare all the same', () => {
    expect(saleEntry(flight, { traveler: -5_000 }).postings).toEqual({
      ...{ traveler: 5_000, supplier: -8_000, income: 3_000 },
    })
  })
})

it('goodwill is ours alone, given before or after the ticket', () => {
  for (const balances of [{ traveler: -7_200 }, { supplier: -8_000, income: 800 }]) {
    const refund = { id: 'r', orderId: 'o', amount: 500, reason: 'goodwill' as const }
    expect(refundEntry(refund, balances).postings).toEqual({
      ...{ traveler: 0, supplier: 0, income: 500, refunds: -500 },
    })
  }
})

it('refunds in any parts and at any time leave nothing on any account but who paid', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 8 })
  fc.assert(
    fc.property(parts, parts, (before, after) => {
      const { balances, post } = books()
      post(paymentEntry('o', payment))
      let left = payment.amount
      let number = 0
      const giveBack = (wanted: number) => {
        const amount = Math.min(wanted, left)
        if (amount === 0) return
        left -= amount
        const refund = { id: `r${String((number += 1))}`, orderId: 'o', amount }
        post(refundEntry({ ...refund, reason: 'cancelled' }, balances))
        post(refundPaidEntry(refund, amount % 2 ? 'bank' : 'sslcommerz'))
      }
      for (const wanted of before.slice(0, 2)) giveBack(wanted)
      post(saleEntry(flight, balances))
      for (const wanted of after) giveBack(wanted)
      expect((balances.supplier ?? 0) + (balances.income ?? 0)).toBe(-left || 0)
      giveBack(left)
      expect(balances).toMatchObject({ traveler: 0, refunds: 0 })
      expect((balances.supplier ?? 0) + (balances.income ?? 0)).toBe(0)
      expect(balances['clearing:sslcommerz']).toBe(-(balances.bank ?? 0) || 0)
    }),
  )
})
