import type { FlightBookingStatus } from '../flight/flight-booking.ts'
import {
  endingCancellation,
  isPart,
  openCancellation,
  type OwnCancellation,
} from './own-cancellations.ts'

/** The status of an order's payment (docs/decisions/027-payments-final-states.md). */
export const paymentStatuses = ['pending', 'success', 'failed', 'cancelled', 'expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The status of a booking as travellers read it. */
export type BookingStatus = 'CONFIRM' | 'PENDING' | 'CANCEL'

/**
 * A payment in flight must not read as cancelled (decision 007), and a flight that is paid reads as confirmed only when
 * every traveller has a ticket (decision 116). The places of a holiday are ours, so paying for them confirms them, until
 * their traveller gives them back. One that its traveller cancels whole is in flight until that is done; where a part is
 * cancelled, the others still have what they booked.
 */
export function bookingStatus({
  paymentStatus,
  booking,
  cancellations,
}: {
  paymentStatus: PaymentStatus
  cancellations: readonly OwnCancellation[]
  /** A flight's. */
  booking?: { status: FlightBookingStatus }
}): BookingStatus {
  if (booking?.status === 'failed' || booking?.status === 'cancelled') return 'CANCEL'
  if (endingCancellation(cancellations)) return 'CANCEL'
  if (paymentStatus === 'pending') return 'PENDING'
  if (paymentStatus !== 'success') return 'CANCEL'
  const open = openCancellation(cancellations)
  if (open && !isPart(open)) return 'PENDING'
  return !booking || booking.status === 'ticketed' ? 'CONFIRM' : 'PENDING'
}

/** An order waits this long for the gateway's answer, then it expires (decision 007). */
export const PENDING_MINUTES = 30

/**
 * The statuses from which an order may move to another: databases compare them and set the new one in one step.
 * Everything but pending is final: the first validated answer wins, and nothing moves an order twice.
 */
export function statusesBefore(to: PaymentStatus): PaymentStatus[] {
  return to === 'pending' ? [] : ['pending']
}

/** Whether an order may move from one status to another. */
export const mayMoveTo = (from: PaymentStatus, to: PaymentStatus): boolean =>
  statusesBefore(to).includes(from)
