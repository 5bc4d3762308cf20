import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Quote } from '../order/quote.ts'
import { percentRoundedDown } from '../values/money.ts'
import {
  keptByAirline,
  refundByAirline,
  refundByPerson,
  refundOfFlight,
} from './flight-cancellation.ts'

const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

/** What we add to the fares, and whether the service fee stays with us. */
const nothing = { marginPercent: 0, serviceFee: 0, keeps: false }

/** Adults at one price, children and infants at others, less a discount. */
function quoteOf(
  groups: readonly {
    item: Quote['lines'][number]['item']
    count: number
    base: number
    tax: number
  }[],
  discountPercent: number,
  { marginPercent, serviceFee, keeps }: typeof nothing = nothing,
) {
  let nextId = 0
  const lines = groups.map(({ count, base, tax, ...line }) => ({
    ...{ ...line, count, base, tax, total: count * (base + tax) },
    travelerIds: Array.from({ length: count }, () => String((nextId += 1))),
  }))
  const full = sumOf(lines.map(({ total }) => total))
  const discount = Math.floor((full * discountPercent) / 100)
  const margin = percentRoundedDown(full, marginPercent)
  const total = full + margin + serviceFee - discount
  const percentages = { taxPercent: null, discountPercent, marginPercent }
  const policy = { ...percentages, keepsServiceFee: keeps }
  return { lines, discount, margin, serviceFee, total, policy }
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
    fc.record({ marginPercent: fc.nat(30), serviceFee: fc.nat(6_000), keeps: fc.boolean() }),
  )
  .map(([groups, percent, own]) => quoteOf(groups, percent, own))
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
          expect(Math.min(line.paid, line.refund, keptByAirline(line))).toBeGreaterThanOrEqual(0)
        }
      }
      // Of ours the service fee alone can stay: what the airline keeps is at most its fee, and never our margin.
      const { margin, serviceFee, policy } = quote
      const ours = policy.keepsServiceFee ? serviceFee : 0
      const fares = quote.total - margin - serviceFee
      const byAirline = sumOf(shown.lines.map(keptByAirline))
      expect(byAirline).toBeLessThanOrEqual(allowed ? Math.min(fee, fares) : fares)
      expect(shown.kept).toBe(byAirline + ours)
      if (given) expect(given.kept).toBeGreaterThanOrEqual(ours)
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

describe('our own charges of a cancelled ticket', () => {
  const adults = [{ item: 'ADULT' as const, count: 2, base: 9_000, tax: 1_000 }]
  const charged = (keeps: boolean) =>
    quoteOf(adults, 0, { marginPercent: 2.51, serviceFee: 600, keeps })
  const linesOf = (keeps: boolean) =>
    refundOfFlight(charged(keeps), { allowed: true, fee: 4_000 })?.lines

  it('stay with us as far as the service fee was said to; the margin goes back', () => {
    expect(linesOf(true)).toMatchObject([
      { paid: 10_551, refund: 8_251, kept: 2_300, serviceFee: 300 },
      { paid: 10_551, refund: 8_251, kept: 2_300, serviceFee: 300 },
    ])
  })

  it('go back whole where nothing was said', () => {
    expect(linesOf(false)).toEqual([
      { item: 'ADULT', count: 1, travelerId: '1', paid: 10_551, refund: 8_551, kept: 2_000 },
      { item: 'ADULT', count: 1, travelerId: '2', paid: 10_551, refund: 8_551, kept: 2_000 },
    ])
  })

  it('are not what the airline gives back, nor taken from what it gives beyond its conditions', () => {
    const shown = refundOfFlight(charged(true), { allowed: true, fee: 4_000 })
    if (!shown) throw new Error('the fee is known')
    expect(shown.fromAirline).toBe(16_000)
    expect(refundByAirline(shown, 16_000)).toEqual(shown)
    expect(refundByAirline(shown, 90_000)).toMatchObject({
      ...{ refund: 20_502, kept: 600 },
      lines: [
        { kept: 300, serviceFee: 300 },
        { kept: 300, serviceFee: 300 },
      ],
    })
  })

  it('go back too where a colleague agrees on it, and of what is kept they come first', () => {
    const lines = (refund: number) => refundByPerson(charged(true), refund).lines
    expect(lines(21_102)).toMatchObject([{ kept: 0 }, { kept: 0 }])
    expect(lines(21_102)[0]).not.toHaveProperty('serviceFee')
    expect(lines(21_002)).toMatchObject([
      { kept: 50, serviceFee: 50 },
      { kept: 50, serviceFee: 50 },
    ])
    expect(lines(0)).toMatchObject([{ serviceFee: 300 }, { serviceFee: 300 }])
  })
})
