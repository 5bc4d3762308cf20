import { endingCancellation } from '../order/own-cancellations.ts'
import type { FareConditions } from './fare-conditions.ts'
import type { FlightOrder } from './flight-order.ts'
import { goneTravelers, refundOfTravelers } from './part-cancellation.ts'

/**
 * What the fare says of cancelling and of another date, for those who still fly. Nothing where the booking ended without
 * its traveller: then the airline keeps nothing, whatever was agreed.
 */
export function conditionsInForce(
  order: Pick<FlightOrder, 'productData' | 'booking' | 'cancellations' | 'quote'>,
): FareConditions | undefined {
  const { conditions } = order.productData.offer
  const { status } = order.booking
  const over = status === 'failed' || status === 'cancelled'
  if (over && !endingCancellation(order.cancellations)) return undefined
  return conditions && goneTravelers(order).length > 0 ? forTheRest(order, conditions) : conditions
}

/** The airline told its fees for everybody together; what of a change falls to the rest, it has to say. */
function forTheRest(
  order: Pick<FlightOrder, 'cancellations' | 'quote'>,
  { refund, change }: FareConditions,
): FareConditions {
  const rest = refund?.allowed ? refundOfTravelers(order, refund, null) : null
  return {
    refund: refund && { ...refund, fee: rest?.kept ?? refund.fee },
    change: change?.fee ? { ...change, fee: null } : change,
  }
}
