import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bookingStatus } from './booking-status.ts'
import { mayMoveTo, paymentStatuses, type PaymentStatus } from '../payment/payment-status.ts'

const status = fc.constantFrom(...paymentStatuses)

it.each([
  ['success', 'CONFIRM'],
  ['pending', 'PENDING'],
  ['failed', 'CANCEL'],
  ['cancelled', 'CANCEL'],
  ['expired', 'CANCEL'],
] as const)('a payment that is %s reads %s', (payment, booking) => {
  expect(bookingStatus({ paymentStatus: payment, cancellations: [] })).toBe(booking)
})

it.each([
  ['pending', 'none', 'PENDING'],
  ['pending', 'held', 'PENDING'],
  ['success', 'confirming', 'PENDING'],
  ['success', 'reserved', 'PENDING'],
  ['success', 'ticketed', 'CONFIRM'],
  ['success', 'change_pending', 'PENDING'],
  ['success', 'failed', 'CANCEL'],
  ['success', 'cancelled', 'CANCEL'],
  ['expired', 'none', 'CANCEL'],
  ['expired', 'failed', 'CANCEL'],
] as const)(
  'a flight whose payment is %s and whose booking is %s reads %s',
  (paymentStatus, status, badge) => {
    expect(bookingStatus({ paymentStatus, booking: { status }, cancellations: [] })).toBe(badge)
  },
)

it.each([
  ['asked', null, 'PENDING'],
  ['needs_person', null, 'PENDING'],
  ['done', null, 'CANCEL'],
  ['dropped', null, 'CONFIRM'],
  // The others fly as booked.
  ['needs_person', ['1'], 'CONFIRM'],
  ['done', ['1'], 'CONFIRM'],
] as const)('a cancellation that is %s, of %o, reads %s', (status, travelerIds, badge) => {
  const cancellations = [{ status, travelerIds, stay: null }]
  const flight = { paymentStatus: 'success', booking: { status: 'ticketed' } } as const
  expect(bookingStatus({ ...flight, cancellations })).toBe(badge)
})

it('changes an order at most once, whatever arrives in whatever order', () => {
  fc.assert(
    fc.property(fc.array(status, { maxLength: 30 }), (arriving) => {
      let now: PaymentStatus = 'pending'
      let moves = 0
      for (const next of arriving) {
        if (!mayMoveTo(now, next)) continue
        now = next
        moves += 1
      }
      const first = arriving.find((one) => one !== 'pending')
      expect(moves).toBe(first ? 1 : 0)
      expect(now).toBe(first ?? 'pending')
    }),
  )
})
