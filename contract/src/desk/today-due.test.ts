import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HOUR_MS } from '../values/time-units.ts'
import {
  changeDueAt,
  holidayDueAt,
  isRefundNear,
  isRefundToApprove,
  urgencyOf,
  visaDueAt,
  type Urgency,
} from './today-due.ts'

const NOON = Date.parse('2026-11-20T12:00:00+06:00')
const iso = (at: number) => new Date(at).toISOString()

it('only ever becomes more urgent', () => {
  const weight: Record<Urgency, number> = { later: 0, soon: 1, late: 2 }
  const at = fc.integer({ min: 0, max: 200 * HOUR_MS })
  fc.assert(
    fc.property(at, at, at, (due, one, other) => {
      const [before, after] = [Math.min(one, other), Math.max(one, other)]
      expect(weight[urgencyOf(due, before)]).toBeLessThanOrEqual(weight[urgencyOf(due, after)])
    }),
  )
})

it('is late from the moment that it is due, and soon in the hours before', () => {
  expect(urgencyOf(NOON, NOON)).toBe('late')
  expect(urgencyOf(NOON, NOON - 1)).toBe('soon')
  expect(urgencyOf(NOON, NOON - 4 * HOUR_MS)).toBe('soon')
  expect(urgencyOf(NOON, NOON - 4 * HOUR_MS - 1)).toBe('later')
})

it('looks at an application when its documents are there, and never sooner than a day after its payment', () => {
  const paid = { paidAt: NOON, deliveryDate: null, documentsDueDate: null }
  expect(iso(visaDueAt(paid))).toBe('2026-11-21T06:00:00.000Z')
  // The end of that day in Dhaka.
  expect(iso(visaDueAt({ ...paid, documentsDueDate: '2026-11-27' }))).toBe(
    '2026-11-27T18:00:00.000Z',
  )
  expect(visaDueAt({ ...paid, deliveryDate: '2026-11-20' })).toBe(visaDueAt(paid))
})

it('confirms a holiday three days before it begins', () => {
  expect(iso(holidayDueAt('2026-12-10'))).toBe('2026-12-06T18:00:00.000Z')
})

it('calls about a change within a day, and before the day of the flight', () => {
  expect(changeDueAt(NOON, '2026-12-10')).toBe(NOON + 24 * HOUR_MS)
  expect(iso(changeDueAt(NOON, '2026-11-21'))).toBe('2026-11-20T18:00:00.000Z')
})

it('looks at a refund on its way a day before it is late, and at no other', () => {
  const refund = {
    requestedAt: iso(NOON),
    approvedAt: iso(NOON),
    reason: 'not_ticketed',
    dueBy: '2026-11-23',
  } as const
  const after = (hours: number) => NOON + hours * HOUR_MS
  expect(isRefundNear({ ...refund, status: 'sent' }, after(47))).toBe(false)
  expect(isRefundNear({ ...refund, status: 'sent' }, after(48))).toBe(true)
  expect(isRefundNear({ ...refund, status: 'approved' }, after(80))).toBe(true)
  expect(isRefundNear({ ...refund, status: 'confirmed' }, after(80))).toBe(false)
  expect(isRefundNear({ ...refund, status: 'requested' }, after(80))).toBe(false)
})

it('has a person approve a larger refund, and any that a colleague asked for', () => {
  const refund = { status: 'requested', amount: 50_000, requestedBy: null }
  expect(isRefundToApprove(refund, 50_000)).toBe(false)
  expect(isRefundToApprove({ ...refund, amount: 50_001 }, 50_000)).toBe(true)
  expect(isRefundToApprove({ ...refund, amount: 1, requestedBy: 'karim' }, 50_000)).toBe(true)
  expect(isRefundToApprove({ ...refund, status: 'sent', amount: 50_001 }, 50_000)).toBe(false)
})
