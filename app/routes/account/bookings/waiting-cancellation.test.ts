import { expect, it } from 'vitest'
import type { Order } from '@jatra/contract/whole-order/order'
import { viewCancellation } from './cancellation-view.ts'
import { waitsInWords } from './waiting-cancellation.ts'

const NOW = Date.parse('2026-11-20T12:00:00+06:00')
const waiting = {
  ...{ quoteId: 'q', status: 'needs_person', travelerIds: null, stay: null, lines: [] },
  ...{ refund: 6_000, kept: 1_200, dueBy: '2026-11-30', doneAt: null },
  askedAt: '2026-11-20T06:00:00.000Z',
}
const travelers = [
  { travelerId: '1', firstName: 'Rahima', lastName: 'Khatun' },
  { travelerId: '2', firstName: 'Nusrat', lastName: 'Jahan' },
]
const flight = (over: object) =>
  ({
    serviceType: 'flight',
    booking: { status: 'ticketed' },
    quote: { lines: [{ item: 'ADULT', travelerIds: ['1', '2'] }] },
    productData: { offer: { conditions: null } },
    paymentType: 'bkash',
    payments: [{ status: 'success', paymentType: 'bkash', settledAt: waiting.askedAt }],
    travelersData: { travelers },
    cancellations: [{ ...waiting, ...over }],
  }) as unknown as Order

it.each([
  [
    { travelerIds: ['1'] },
    'You asked to cancel for Rahima Khatun, and a colleague of ours sees to it: ৳6,000 back by 30 Nov 2026',
  ],
  [
    {},
    'You asked to cancel this booking, and a colleague of ours sees to it: ৳6,000 back by 30 Nov 2026',
  ],
  [
    { travelerIds: ['1'], refund: 0 },
    'You asked to cancel for Rahima Khatun, and a colleague of ours sees to it: ৳0 back',
  ],
  [
    { refund: null },
    'You asked to cancel this booking, and a colleague of ours finds out what comes back',
  ],
])('lists and the page say who leaves, how much comes back and by when: %o', (over, said) => {
  expect(waitsInWords(flight(over))).toBe(said)
})

it('says of a holiday which rooms are given back', () => {
  const stay = { rooms: { singleRoom: 1, doubleRoom: 0, twinRoom: 2, tripleRoom: 0 } }
  const holiday = {
    serviceType: 'holidays',
    cancellations: [{ ...waiting, refund: null, stay }],
  } as unknown as Order
  expect(waitsInWords(holiday)).toBe(
    'You asked to give back Single room × 1 and Twin room × 2, and a colleague of ours finds out what comes back',
  )
})

it.each(['asked', 'done', 'dropped'])('says nothing of one that is %s', (status) => {
  expect(waitsInWords(flight({ status }))).toBeNull()
})

it('the card of a whole booking that waits says as much, whatever the airline’s reason is', () => {
  expect(viewCancellation(flight({}), NOW)?.text).toBe(
    'A colleague of ours takes it up with the airline and writes to you. Nothing is cancelled before that, and you do not get less than we showed you. You get ৳6,000 back by bKash, on 30 Nov 2026 at the latest.',
  )
})
