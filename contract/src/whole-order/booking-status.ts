import type { FlightBookingStatus } from '../flight/flight-booking.ts'
import {
  endingCancellation,
  isPart,
  openCancellation,
  type OwnCancellation,
} from '../order/own-cancellations.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'

/** The status of a booking as travellers read it. */
export type BookingStatus = 'CONFIRM' | 'PENDING' | 'CANCEL'

/**
 * A payment in flight must not read as cancelled, or people would pay twice. A flight that is paid reads as confirmed
 * only when every traveller has a ticket. The places of a holiday are ours, so paying for them confirms
 * them, until their traveller gives them back. One that its traveller cancels whole is in flight until that is done;
 * where a part is cancelled, the others still have what they booked.
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
