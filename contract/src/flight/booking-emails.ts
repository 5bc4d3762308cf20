import type { OrderEmail } from '../order/order-email.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'
import type { UnpaidEnd } from '../payment/attempt-end.ts'
import type { BookingState } from './booking-life.ts'
import type { BookingFailure } from './flight-booking.ts'

/** The emails about a booking's steps. */
type StepEmail = Extract<
  OrderEmail['kind'],
  | 'flight_held'
  | 'hold_ended'
  | 'flight_ticketed'
  | 'flight_changed'
  | 'flight_change_accepted'
  | 'flight_failed'
  | 'flight_cancelled'
>

type Seen = Pick<BookingState, 'status' | 'change'>

/**
 * The email about a step of a booking; null for a step without one.
 * @param payment of the order when the step is taken
 */
export function emailOfStep(
  before: Seen,
  { status, change }: Seen,
  payment: PaymentStatus,
): StepEmail | null {
  if (change && change.id !== before.change?.id) return 'flight_changed'
  if (before.status === status) return null
  if (before.change && (status === 'ticketed' || status === 'reserved'))
    return 'flight_change_accepted'
  if (status === 'ticketed') return 'flight_ticketed'
  if (status === 'held') return 'flight_held'
  if (status !== 'failed' && status !== 'cancelled') return null
  if (payment === 'success') return status === 'failed' ? 'flight_failed' : 'flight_cancelled'
  return payment === 'pending' ? 'hold_ended' : null
}

/** How the order of a booking ends that ended before it was paid. */
export function unpaidEndOf(failure: BookingFailure | null): UnpaidEnd {
  if (failure === 'hold_lapsed') return 'expired'
  return failure === 'released' ? 'cancelled' : 'failed'
}
