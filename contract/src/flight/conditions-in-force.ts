import { endingCancellation } from '../order/own-cancellations.ts'
import type { FareConditions } from './fare-conditions.ts'
import type { FlightOrder } from './flight-order.ts'

/**
 * What the fare says of cancelling and of another date. Nothing where the booking ended without its traveller: then the
 * airline keeps nothing, whatever was agreed.
 */
export function conditionsInForce({
  productData,
  booking,
  cancellations,
}: Pick<FlightOrder, 'productData' | 'booking' | 'cancellations'>): FareConditions | undefined {
  const over = booking.status === 'failed' || booking.status === 'cancelled'
  return over && !endingCancellation(cancellations) ? undefined : productData.offer.conditions
}
