import { expect, it } from 'vitest'
import { emailOfStep, unpaidEndOf } from './booking-emails.ts'
import type { PendingChange } from './flight-booking.ts'

const change: PendingChange = {
  id: 'first',
  before: [],
  after: [],
  detectedAt: '2026-11-20T06:00:00.000Z',
  decision: null,
  replacesAccepted: false,
}
const later = { ...change, id: 'second' }

it.each([
  ['none', null, 'held', null, 'pending', 'flight_held'],
  ['held', null, 'failed', null, 'pending', 'hold_ended'],
  ['none', null, 'failed', null, 'pending', 'hold_ended'],
  ['held', null, 'failed', null, 'expired', null],
  ['held', null, 'confirming', null, 'success', null],
  ['confirming', null, 'reserved', null, 'success', null],
  ['reserved', null, 'ticketed', null, 'success', 'flight_ticketed'],
  ['confirming', null, 'failed', null, 'success', 'flight_failed'],
  ['ticketed', null, 'cancelled', null, 'success', 'flight_cancelled'],
  ['ticketed', null, 'change_pending', change, 'success', 'flight_changed'],
  ['change_pending', change, 'change_pending', later, 'success', 'flight_changed'],
  ['change_pending', change, 'change_pending', change, 'success', null],
  ['change_pending', change, 'ticketed', null, 'success', 'flight_change_accepted'],
  ['change_pending', change, 'reserved', null, 'success', 'flight_change_accepted'],
  ['change_pending', change, 'cancelled', null, 'success', 'flight_cancelled'],
] as const)(
  'a booking that goes from %s (%o) to %s (%o), its payment being %s, is written of as %s',
  (from, was, to, is, payment, kind) => {
    expect(emailOfStep({ status: from, change: was }, { status: to, change: is }, payment)).toBe(
      kind,
    )
  },
)

it('ends an unpaid order as expired, cancelled by its traveller, or failed', () => {
  expect((['hold_lapsed', 'released', 'gone', null] as const).map(unpaidEndOf)).toEqual([
    'expired',
    'cancelled',
    'failed',
    'failed',
  ])
})
