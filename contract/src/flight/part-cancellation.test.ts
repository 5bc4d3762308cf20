import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cancellation } from '../order/cancellation.ts'
import { travelerTypes, type TravelerType } from '../traveler/traveler-type.ts'
import { percentRoundedDown } from '../values/money.ts'
import { refundOfFlight } from './flight-cancellation.ts'
import {
  chosenTravelers,
  partByPerson,
  priceOfStaying,
  refundOfTravelers,
  stayingTravelers,
} from './part-cancellation.ts'

/** A party on one booking. @param own what we add, of which the service fee stays with us */
function partyOf(
  counts: Partial<Record<TravelerType, number>>,
  base = 9_000,
  tax = 1_000,
  own: { marginPercent: number; fee: number } = { marginPercent: 0, fee: 0 },
) {
  const lines = travelerTypes.flatMap((item) => {
    const count = counts[item] ?? 0
    const travelerIds = Array.from({ length: count }, (_, at) => `${item} ${at + 1}`)
    return count > 0 ? [{ item, travelerIds, count, base, tax, total: count * (base + tax) }] : []
  })
  const serviceFee = own.fee * lines.reduce((sum, { count }) => sum + count, 0)
  const fares = lines.reduce((sum, line) => sum + line.total, 0)
  const margin = percentRoundedDown(fares, own.marginPercent)
  const total = fares + margin + serviceFee
  const policy = { taxPercent: null, discountPercent: 0, keepsServiceFee: true }
  const quote = { lines, ...{ discount: 0, margin, serviceFee, total, policy } }
  return { quote, price: total, cancellations: [] as Cancellation[] }
}
type Party = ReturnType<typeof partyOf>

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The same party when some of it do not fly any more. */
function without(party: Party, travelerIds: string[], refund: number, kept: number): Party {
  const gone = {
    ...{ quoteId: travelerIds.join(), travelerIds, status: 'done' as const, refund, kept },
    ...{ stay: null, lines: [], dueBy: null },
    ...{ askedAt: '2026-11-20T00:00:00Z', doneAt: '2026-11-20T00:00:00Z' },
  }
  return { ...party, cancellations: [...party.cancellations, gone] }
}

const family = partyOf({ ADULT: 2, CHILD: 1, HELD_INFANT: 1 })

describe('who may leave a booking', () => {
  it.each([
    [['ADULT 1', 'ADULT 2'], /without an adult/],
    [['ADULT 1', 'ADULT 2', 'HELD_INFANT 1'], /without an adult/],
    [['nobody'], /does not fly/],
  ])('not %j', (asked, message) => {
    expect(() => chosenTravelers(family, asked)).toThrow(message)
  })

  it('not an adult on whose lap an infant would fly', () => {
    const two = partyOf({ ADULT: 2, HELD_INFANT: 2 })
    expect(() => chosenTravelers(two, ['ADULT 1'])).toThrow(/lap of an adult/)
    expect(chosenTravelers(two, ['ADULT 1', 'HELD_INFANT 2'])).toEqual(['ADULT 1', 'HELD_INFANT 2'])
  })

  it('not who has left already, and the last ones are everybody', () => {
    const left = without(family, ['ADULT 1'], 5_000, 5_000)
    expect(() => chosenTravelers(left, ['ADULT 1'])).toThrow(/does not fly/)
    expect(chosenTravelers(left, ['ADULT 2', 'CHILD 1', 'HELD_INFANT 1'])).toBeNull()
    expect(stayingTravelers(left)).toHaveLength(3)
  })
})

it('brings the same for each, whether a party is cancelled one by one or all at once', () => {
  const count = (min: number) => fc.integer({ min, max: 4 })
  const parties = fc
    .tuple(
      count(1),
      count(0),
      count(0),
      fc.integer({ min: 0, max: 90_000 }),
      fc.integer({ min: 0, max: 9_000 }),
      fc.record({ marginPercent: fc.nat(30), fee: fc.nat(900) }),
    )
    .map(([ADULT, CHILD, HELD_INFANT, base, tax, own]) =>
      partyOf({ ADULT, CHILD, HELD_INFANT }, base, tax, own),
    )
  fc.assert(
    fc.property(
      parties,
      fc.integer({ min: 0, max: 200_000 }),
      fc.boolean(),
      fc.nat(),
      (party, fee, allowed, seed) => {
        const condition = { allowed, fee }
        const whole = refundOfFlight(party.quote, condition)
        const ids = stayingTravelers(party).map(({ travelerId }) => travelerId)
        // Any order will do: what may leave alone is another rule.
        const order = ids.map((id, at) => ids[(at + seed) % ids.length] ?? id)
        let left = party
        const parts = order.map((id, at) => {
          const part = refundOfTravelers(left, condition, at === order.length - 1 ? null : [id])
          if (!part) throw new Error('the fee is known')
          const [paid] = part.lines.map((line) => line.paid)
          expect(part.refund + part.kept).toBe(paid)
          const before = priceOfStaying(left)
          left = without(left, [id], part.refund, part.kept)
          expect(priceOfStaying(left)).toBe(before - (paid ?? 0))
          return part
        })
        expect(sum(parts.map(({ refund }) => refund))).toBe(whole?.refund)
        expect(sum(parts.map(({ kept }) => kept))).toBe(whole?.kept)
      },
    ),
    { numRuns: 2_000 },
  )
})

it('a colleague agrees on at most what those who leave have paid', () => {
  const agreed = partByPerson(family, 1_000_000, ['ADULT 1', 'CHILD 1'])
  expect([agreed.refund, agreed.kept]).toEqual([20_000, 0])
  expect(agreed.lines.map(({ refund }) => refund)).toEqual([10_000, 10_000])
})
