import { countRooms } from './rooms.ts'
import { DomainError } from '../http/problem.ts'
import type { Cancellation } from './cancellation.ts'

/** Errors of an order's endpoints; the same from the API and in prototype mode. */

/** For another account's order too. */
export const bookingUnknown = () => new DomainError('not_found', 'bookingUnknown')

/** One answer for an unknown reference and for a wrong name. */
export const bookingNotFound = () => new DomainError('not_found', 'bookingNotFound')

export const timeToPayOver = () => new DomainError('session_expired', 'timeToPayOver')

/** While its gateway suspects a payment of it. */
export const paymentBeingChecked = (orderId?: string) =>
  new DomainError('request_in_progress', 'paymentBeingChecked', {
    retryAfter: 60,
    ...(orderId !== undefined && { orderId }),
  })

/** While the airline is asked to hold them. */
export const seatsNotHeldYet = () =>
  new DomainError('request_in_progress', 'seatsNotHeldYet', { retryAfter: 5 })

/** An order that is paid, or has ended otherwise. */
export const notToRelease = () => new DomainError('outdated', 'notToRelease')

export const quoteUnknown = () => new DomainError('not_found', 'quoteUnknown')

export const quoteExpired = () => new DomainError('session_expired', 'quoteExpired')

/** A quote after which this was cancelled: rooms of a holiday, travellers of a flight. */
export function quoteStale(since: readonly Pick<Cancellation, 'travelerIds' | 'stay'>[]) {
  const rooms = since.reduce((sum, { stay }) => sum + (stay ? countRooms(stay.rooms) : 0), 0)
  const travelers = since.reduce((sum, { travelerIds }) => sum + (travelerIds?.length ?? 0), 0)
  return new DomainError(
    'outdated',
    rooms > 0
      ? { key: 'quoteStaleByRooms', params: { rooms } }
      : { key: 'quoteStaleByTravelers', params: { travelers } },
  )
}

/**
 * The same key with another order.
 * @param orderId the one that was placed with the key, where a changed request may take its place
 */
export const submitChanged = (orderId?: string) =>
  new DomainError('idempotency_mismatch', 'submitChanged', {
    ...(orderId !== undefined && { orderId }),
  })

/** A changed request does not replace an order that is paid. */
export const replacedIsPaid = (orderId: string, reference: string) =>
  new DomainError('outdated', { key: 'replacedIsPaid', params: { reference } }, { orderId })
