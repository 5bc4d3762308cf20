import { DomainError, invalidFields, type FieldMessages } from '../http/problem.ts'
import type { Message } from '../messages/message.ts'

/** Errors of flight endpoints; the same from the API and in prototype mode. */

export const searchUnknown = () => new DomainError('not_found', 'searchUnknown')

export const searchExpired = () => new DomainError('session_expired', 'searchExpired')

export const flightUnknown = () => new DomainError('not_found', 'flightUnknown')

export const passengersRefused = (message: Message) =>
  new DomainError('passengers_refused', message, { errors: { adults: [message] } })

/** The supplier would refuse these names, as its rules say. */
export function namesRefused(errors: FieldMessages): DomainError {
  const first = Object.values(errors)[0]?.[0] ?? 'checkInput'
  return new DomainError('passengers_refused', first, { errors })
}

/** The airline no longer sells it. */
export const flightWithdrawn = () => new DomainError('withdrawn', 'flightWithdrawn')

/** Another booking has this offer, or had it (offer-use.ts). */
export const offerUsed = () => new DomainError('withdrawn', 'offerUsed')

/** One of the caller's own bookings has it. */
export const offerTakenBy = (orderId: string, reference: string) =>
  new DomainError('already_taken', { key: 'offerTakenBy', params: { reference } }, { orderId })

/** Its supplier sells no longer, and no money may be taken for its seats. */
export const flightNotPayable = () => new DomainError('session_expired', 'flightNotPayable')

/** Its seats cannot be held, or no longer. */
export const flightNotHeld = () => invalidFields({ payLater: ['flightNotHeld'] })
