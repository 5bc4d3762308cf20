import { expect, it } from 'vitest'
import { whyNotDelete, type AccountOrder } from './delete-account.ts'

type AccountRefund = AccountOrder['refunds'][number]

const refund = (over: Partial<AccountRefund> = {}): AccountRefund => ({
  ...{ status: 'sent', reason: 'cancelled', amount: 4_500, bankAccount: null },
  ...over,
})

/** A paid order of which nothing is open. */
const order = (over: Partial<AccountOrder> = {}): AccountOrder => ({
  ...{ _id: 'o1', bookingReference: 'K7M2-9QXD', paymentStatus: 'success' },
  ...{ payments: [{ status: 'success' }], refunds: [], cancellations: [] },
  ...over,
})

const whole = { travelerIds: null, stay: null }
const change = { id: 'c', before: [], after: [], detectedAt: '2026-11-20T06:00:00.000Z' }

it.each<[string, AccountOrder[]]>([
  ['nothing was ever booked', []],
  [
    'a journey is paid and ticketed',
    [order({ booking: { status: 'ticketed', change: null, deadline: null } })],
  ],
  ['its refunds are paid', [order({ refunds: [refund({ status: 'confirmed' })] })]],
  [
    'a colleague declined a refund',
    [order({ refunds: [refund({ status: 'declined', reason: 'goodwill' })] })],
  ],
  [
    'a cancellation brings nothing',
    [order({ cancellations: [{ ...whole, status: 'asked', refund: 0 }] })],
  ],
  [
    'a cancellation was dropped',
    [order({ cancellations: [{ ...whole, status: 'dropped', refund: 4_500 }] })],
  ],
])('an account can be deleted when %s', (_, orders) => {
  expect(whyNotDelete(orders)).toBeNull()
})

it.each<[string, AccountOrder[], string]>([
  [
    'names the refund that is not paid',
    [order(), order({ refunds: [refund(), refund({ status: 'confirmed', amount: 10 })] })],
    'The refund of ৳4,500 for booking K7M2-9QXD is not paid yet. Once it is, the account can be deleted.',
  ],
  [
    'names the bookings of all that are not paid, and their sum',
    [
      order({ refunds: [refund(), refund({ status: 'approved', amount: 500 })] }),
      order({ bookingReference: 'AB12-CD34', refunds: [refund({ status: 'requested' })] }),
    ],
    'Refunds of ৳9,500 in all are not paid yet: K7M2-9QXD, AB12-CD34. Once they are, the account can be deleted.',
  ],
  [
    'asks for the bank account first, where a refund needs one',
    [
      order({ bookingReference: 'AB12-CD34', refunds: [refund()] }),
      order({ refunds: [refund({ status: 'needs_person', bankAccount: { ending: null } })] }),
    ],
    'The refund of ৳4,500 for booking K7M2-9QXD needs a bank account. Once that is given on the page of the booking and the refund is paid, the account can be deleted.',
  ],
  [
    'says no sum that nobody has approved',
    [order({ refunds: [refund({ status: 'requested', reason: 'goodwill' })] })],
    'We are still deciding about booking K7M2-9QXD. Once we have, the account can be deleted.',
  ],
  [
    'waits for the airline that is told to cancel',
    [order({ cancellations: [{ ...whole, status: 'asked', refund: 4_500 }] })],
    'Booking K7M2-9QXD is being cancelled, and ৳4,500 go back. Once they are paid, the account can be deleted.',
  ],
  [
    'waits for the airline whose change was not accepted',
    [
      order({
        booking: {
          status: 'change_pending',
          deadline: null,
          change: { ...change, decision: 'refund', replacesAccepted: false },
        },
      }),
    ],
    'Booking K7M2-9QXD is being cancelled at its airline, and its price goes back. Once that is paid, the account can be deleted.',
  ],
  [
    'says until when seats are held, and where they are released',
    [
      order({
        paymentStatus: 'pending',
        booking: { status: 'held', change: null, deadline: '2026-11-22T12:00:00.000Z' },
      }),
    ],
    'The seats of booking K7M2-9QXD are held until 22 Nov 2026, 18:00, Dhaka time, and not paid. Release them on its page, or wait until then, and the account can be deleted.',
  ],
  [
    'waits for another payment of a booking that is paid already',
    [order({ payments: [{ status: 'pending' }, { status: 'success' }] })],
    'A payment of this account is under way. Once it has ended, usually within 30 minutes, the account can be deleted.',
  ],
])('a deletion that has to wait %s', (_, orders, said) => {
  const error = whyNotDelete(orders)
  expect([error?.status, error?.message]).toEqual([409, said])
})

it('names the order whose seats are held, and no other', () => {
  const booking = { status: 'held', change: null, deadline: '2026-11-22T12:00:00.000Z' } as const
  const held = order({ _id: 'o2', paymentStatus: 'pending', booking })
  expect(whyNotDelete([order(), held])?.orderId).toBe('o2')
  expect(whyNotDelete([order({ paymentStatus: 'pending' })])?.orderId).toBeUndefined()
})
