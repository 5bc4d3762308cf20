import { expect, it } from 'vitest'
import type { TimelineEntry } from '@jatra/contract/desk/timeline'
import { viewTimeline } from './timeline-view.server.ts'

const entry = (
  kind: TimelineEntry['kind'],
  values: TimelineEntry['values'] = {},
): TimelineEntry => ({
  ...{ at: '2026-11-28T02:05:00.000Z', kind, values, by: null },
})
const textOf = (one: TimelineEntry) => viewTimeline([one])[0]?.entries[0]?.text

it.each([
  [entry('placed', { price: 45_634 }), 'Order placed for ৳45,634'],
  [
    entry('paymentOpened', { tranId: 't1', paymentType: 'bkash', amount: 100 }),
    'Payment of ৳100 opened with bKash, t1',
  ],
  [entry('paymentEnded', { tranId: 't1', status: 'expired' }), 'Payment t1 was not made in time'],
  [
    entry('paymentReceived', { id: 'g1', amount: 100, outcome: 'held' }),
    '৳100 received and under review at the gateway, ID g1',
  ],
  [entry('cancellationAsked', { refund: null }), 'Cancellation asked for, amount not known'],
  [
    entry('refundConfirmed', { refundId: 'r1', amount: 100, gatewayReference: null }),
    'Refund of ৳100 paid',
  ],
  [
    entry('email', { email: 'refund_sent', status: 'failed' }),
    'Email “Refund on its way” could not be delivered',
  ],
  [entry('staff', { action: 'passport.opened', subject: 'o1' }), 'Passport number opened'],
])('says what happened: %#', (one, text) => {
  expect(textOf(one)).toBe(text)
})

it('shows what it has no word for as it came', () => {
  expect(textOf(entry('staff', { action: 'fee.waived' }))).toBe('fee.waived (audit log)')
  expect(textOf(entry('staff', { action: 'constructor' }))).toBe('constructor (audit log)')
  expect(textOf(entry('email', { email: 'new_kind', status: 'sent' }))).toBe(
    'Email “new_kind” sent',
  )
})

it('goes by days in Dhaka, and names who wrote a note', () => {
  const by = { _id: 'u1', userName: 'rezwana' }
  const late = { ...entry('note', { text: 'Calls again.' }), at: '2026-11-28T18:30:00.000Z', by }
  const [first, second] = viewTimeline([entry('placed', { price: 1 }), late])
  expect([first?.day, second?.day]).toEqual(['28 Nov 2026', '29 Nov 2026'])
  expect(second?.entries).toMatchObject([{ time: '00:30', note: 'Calls again.', by: 'rezwana' }])
})
