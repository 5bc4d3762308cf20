import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../values/dates.ts'
import {
  isLessThanShown,
  refundDates,
  refundStepsSchema,
  type RefundStep,
} from './holiday-cancellation.ts'

const steps: RefundStep[] = [
  { daysBefore: 30, percent: 100 },
  { daysBefore: 15, percent: 75 },
  { daysBefore: 7, percent: 50 },
]
const stay = { price: 17_577, travelDate: '2027-03-01' }
const on = (today: string) =>
  refundDates(steps, stay, today).map(({ until, refund }) => [until, refund])

describe('what comes back of a holiday', () => {
  it('is a step’s to the end of its last day', () => {
    const [first, second, third] = [
      ['2027-01-30', 17_577],
      ['2027-02-14', 13_183],
      ['2027-02-22', 8_789],
    ]
    expect(on('2027-01-30')).toEqual([first, second, third])
    expect(on('2027-01-31')).toEqual([second, third])
    expect(on('2027-02-22')).toEqual([third])
    expect(on('2027-02-23')).toEqual([])
  })

  it('never grows as the day approaches, nor exceeds the price, whatever the steps are', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 365 }), { minLength: 1, maxLength: 6 })
    const percents = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), {
      minLength: 6,
      maxLength: 6,
    })
    const rules = fc.tuple(days, percents).map(([when, much]) => {
      const [late, little] = [when.sort((a, b) => b - a), much.sort((a, b) => b - a)]
      return late.map((daysBefore, index) => ({ daysBefore, percent: little[index] ?? 1 }))
    })
    const price = fc.integer({ min: 1, max: 100_000_000 })
    const ahead = fc.integer({ min: -10, max: 400 })
    fc.assert(
      fc.property(rules, price, ahead, (rule, paid, left) => {
        expect(refundStepsSchema.safeParse(rule).success).toBe(true)
        const travelDate = '2027-03-01'
        const today = addDays(travelDate, -left)
        const dates = refundDates(rule, { price: paid, travelDate }, today)
        const open = rule.filter(({ daysBefore }) => daysBefore <= left)
        expect(dates.map(({ until }) => daysBetween(until, travelDate))).toEqual(
          open.map(({ daysBefore }) => daysBefore),
        )
        let most = paid
        for (const { refund, percent } of dates) {
          expect(Number.isInteger(refund)).toBe(true)
          expect(Math.abs(refund - (paid * percent) / 100)).toBeLessThanOrEqual(0.5)
          expect(refund).toBeLessThanOrEqual(most)
          most = refund
        }
      }),
    )
  })
})

it.each([
  ['no step', []],
  ['a later step that brings as much', [steps[1], { daysBefore: 7, percent: 75 }]],
  ['steps out of order', [steps[1], steps[0]]],
  ['more than the price', [{ daysBefore: 7, percent: 101 }]],
  ['the day of departure', [{ daysBefore: 0, percent: 10 }]],
])('a rule with %s is not taken', (_, rule) => {
  expect(refundStepsSchema.safeParse(rule).success).toBe(false)
})

it('less comes back than was shown where a step has ended since, and only there', () => {
  const rule = [
    { daysBefore: 21, percent: 70 },
    { daysBefore: 8, percent: 35 },
  ]
  const since = (shownOn: string, today: string) =>
    isLessThanShown(rule, '2027-02-22', { shownOn, today })
  expect(since('2027-02-01', '2027-02-02')).toBe(true)
  expect(since('2027-01-31', '2027-02-01')).toBe(false)
  expect(since('2027-02-14', '2027-02-15')).toBe(true)
  expect(since('2027-02-15', '2027-02-16')).toBe(false)
  expect(since('2027-02-02', '2027-02-01')).toBe(false)
})
