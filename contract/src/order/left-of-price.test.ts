import { expect, it } from 'vitest'
import type { CancellationLine } from './cancellation.ts'
import { leftOfPrice, leftToAskFor, withinLeft } from './left-of-price.ts'

const line = (travelerId: string, refund: number, kept: number): CancellationLine => ({
  ...{ item: 'ADULT', count: 1, travelerId, paid: refund + kept, refund, kept },
})
const sums = { refund: 6_000, kept: 1_000, lines: [line('1', 4_000, 500), line('2', 2_000, 500)] }

it('a payment that was one too many leaves the price as it is', () => {
  const refunds = [
    { reason: 'double_payment', status: 'sent', amount: 7_000 },
    { reason: 'goodwill', status: 'approved', amount: 1_500 },
  ] as const
  expect(leftOfPrice({ price: 7_000, refunds })).toBe(5_500)
})

it('what staff asked for takes nothing before it is approved, but nobody can ask for it again', () => {
  const refunds = [
    { reason: 'goodwill', status: 'requested', amount: 1_500 },
    { reason: 'overcharged', status: 'declined', amount: 2_000 },
  ] as const
  expect(leftOfPrice({ price: 7_000, refunds })).toBe(7_000)
  expect(leftToAskFor({ price: 7_000, refunds })).toBe(5_500)
})

it('what a rule gives back counts while it waits for approval', () => {
  const refunds = [{ reason: 'partly_cancelled', status: 'requested', amount: 1_500 }] as const
  expect(leftOfPrice({ price: 7_000, refunds })).toBe(5_500)
})

it('a cancellation brings what is left, and its lines say what came back before', () => {
  const { refund, kept, lines } = withinLeft(sums, 5_500)
  expect([refund, kept]).toEqual([5_500, 1_000])
  expect(lines.map((one) => [one.refund, one.kept, one.returned])).toEqual([
    [3_667, 500, 333],
    [1_833, 500, 167],
  ])
  for (const one of lines) expect(one.refund + one.kept + (one.returned ?? 0)).toBe(one.paid)
})

it('brings all of it while enough is left, and nothing when nothing is', () => {
  expect(withinLeft(sums, 6_000)).toBe(sums)
  expect(withinLeft(sums, 0)).toMatchObject({ refund: 0, kept: 1_000 })
})
