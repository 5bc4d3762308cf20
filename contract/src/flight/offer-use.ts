import type { BookingFailure, FlightBooking } from './flight-booking.ts'
import { flightWithdrawn, offerTakenBy, offerUsed } from './flight-errors.ts'

/** What became of an order whose request for an offer was sent to the airline. */
export interface OfferUse {
  failure: BookingFailure | null
  /** Whether the airline has, or had, seats for it. */
  booked: boolean
  /** The order, where it is of the account that asks now, and waits or is paid. */
  own?: { orderId: string; bookingReference: string }
}

/** `used`: another booking has it or had it, or may yet turn out to have it. `gone`: the airline sells it no longer. */
export type OfferStanding = 'free' | 'used' | 'gone'

/**
 * Whether an offer may be asked for once more. An airline takes each offer once, also when its seats were given back.
 * What it refused for a name or an old price was not taken, so the same offer can be booked with these put right.
 * @param uses by other orders
 */
export function standingOf(uses: readonly OfferUse[]): OfferStanding {
  const endings = uses.map(endingOf)
  if (endings.includes('used')) return 'used'
  return endings.includes('gone') ? 'gone' : 'free'
}

function endingOf({ failure, booked }: OfferUse): OfferStanding {
  if (booked) return 'used'
  if (failure === 'gone' || failure === 'sold_out') return 'gone'
  return failure === 'passenger_refused' || failure === 'price_changed' ? 'free' : 'used'
}

/** How an order used its offer, by its booking: not at all before its request was sent. */
export function usesOf({
  status,
  failure,
  reference,
}: Pick<FlightBooking, 'status' | 'failure' | 'reference'>): OfferUse[] {
  return status === 'none' ? [] : [{ failure, booked: reference !== null }]
}

/** Whether a booking has not come to nothing. */
export const isLive = ({ status }: Pick<FlightBooking, 'status'>): boolean =>
  status !== 'failed' && status !== 'cancelled'

/** @throws DomainError withdrawn, or already_taken by an order of one's own */
export function assertOfferFree(uses: readonly OfferUse[]): void {
  const [own] = uses.flatMap((use) => use.own ?? [])
  if (own) throw offerTakenBy(own.orderId, own.bookingReference)
  const standing = standingOf(uses)
  if (standing === 'used') throw offerUsed()
  if (standing === 'gone') throw flightWithdrawn()
}
