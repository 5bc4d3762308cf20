import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Quote } from '../order/quote.ts'
import { refundByAirline, refundByPerson, refundOfFlight } from './flight-cancellation.ts'

const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

/** Adults at one price, children and infants at others, less a discount. */
function quoteOf(
  groups: readonly {
    item: Quote['lines'][number]['item']
    count: number
    base: number
    tax: number
  }[],
  discountPercent: number,
) {
  let nextId = 0
  const lines = groups.map(({ count, base, tax, ...line }) => ({
    ...{ ...line, count, base, tax, total: count * (base + tax) },
    travelerIds: Array.from({ length: count }, () => String((nextId += 1))),
  }))
  const full = sumOf(lines.map(({ total }) => total))
  const discount = Math.floor((full * discountPercent) / 100)
  return { lines, discount, total: full - discount }
}

const group = <Item extends Quote['lines'][number]['item']>(item: Item, min: number) =>
  fc.record({
    item: fc.constant(item),
    count: fc.integer({ min, max: 4 }),
    base: fc.integer({ min: 0, max: 90_000 }),
    tax: fc.integer({ min: 0, max: 20_000 }),
  })
const quotes = fc
  .tuple(
    fc.tuple(group('ADULT', 1), group('CHILD', 0), group('HELD_INFANT', 0)),
    fc.integer({ min: 0, max: 30 }),
  )
  .map(([groups, percent]) => quoteOf(groups, percent))
const fees = fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 0, max: 900_000 }))

it('shares out every taka: what was paid is what comes back and what is kept, for each traveller and for all', () => {
  fc.assert(
    fc.property(quotes, fees, fc.boolean(), fees, (quote, fee, allowed, gives) => {
      const shown = refundOfFlight(quote, { allowed, fee })
      if (!shown) throw new Error('the fee is known')
      const given = refundByAirline(shown, gives)
      const person = refundByPerson(quote, gives)
      for (const one of [shown, given ?? shown, person]) {
        expect(one.refund + one.kept).toBe(quote.total)
        expect(sumOf(one.lines.map(({ refund }) => refund))).toBe(one.refund)
        expect(sumOf(one.lines.map(({ kept }) => kept))).toBe(one.kept)
        for (const line of one.lines) {
          expect(line.paid).toBe(line.refund + line.kept)
          expect(Math.min(line.paid, line.refund, line.kept)).toBeGreaterThanOrEqual(0)
        }
      }
      // Jatra keeps nothing: what the airline keeps is at most its fee.
      expect(shown.kept).toBeLessThanOrEqual(allowed ? fee : quote.total)
      expect(shown.refund).toBeLessThanOrEqual(quote.total)
      if (given) expect(given.refund).toBeGreaterThanOrEqual(shown.refund)
    }),
    { numRuns: 10_000 },
  )
})

const family = quoteOf(
  [
    { item: 'ADULT', count: 2, base: 9_000, tax: 1_000 },
    { item: 'HELD_INFANT', count: 1, base: 900, tax: 100 },
  ],
  10,
)

it('takes the fee from those who have a seat', () => {
  const shown = refundOfFlight(family, { allowed: true, fee: 2_001 })
  expect(shown?.lines.map(({ kept }) => kept)).toEqual([1_000, 1_001, 0])
  expect(shown).toMatchObject({ refund: 18_900 - 2_001, kept: 2_001, fromAirline: 21_000 - 2_001 })
})

it('gives the taxes back of a fare that is kept whole, whatever our discount was', () => {
  expect(refundOfFlight(family, { allowed: true, fee: 18_900 })).toMatchObject({ refund: 2_100 })
})

it('refunds nothing where the airline refunds nothing, and is unknown where the airline’s fee is', () => {
  expect(refundOfFlight(family, { allowed: false, fee: null })).toMatchObject({ refund: 0 })
  expect(refundOfFlight(family, { allowed: true, fee: null })).toBeNull()
  expect(refundOfFlight(family, null)).toBeNull()
})

it('passes on what the airline gives beyond its conditions, and stops where it gives less', () => {
  const shown = refundOfFlight(family, { allowed: true, fee: 2_000 })
  if (!shown) throw new Error('the fee is known')
  expect(refundByAirline(shown, 18_998)).toEqual(shown)
  expect(refundByAirline(shown, 20_000)).toMatchObject({ refund: shown.refund + 1_000 })
  expect(refundByAirline(shown, 99_000)).toMatchObject({ refund: 18_900, kept: 0 })
  expect(refundByAirline(shown, 18_000)).toBeNull()
  expect(refundByAirline(shown, null)).toBeNull()
})
