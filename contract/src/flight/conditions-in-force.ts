import { endingCancellation } from '../order/own-cancellations.ts'
import type { FareConditions } from './fare-conditions.ts'
import { keptByAirline } from './flight-cancellation.ts'
import type { FlightOrder } from './flight-order.ts'
import { goneTravelers, refundOfTravelers, stayingTravelers } from './part-cancellation.ts'

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
  { refund, change, serviceFee }: FareConditions,
): FareConditions {
  const rest = refund?.allowed ? refundOfTravelers(order, refund, null) : null
  const fee = rest?.lines.reduce((sum, line) => sum + keptByAirline(line), 0)
  return {
    refund: refund && { ...refund, fee: fee ?? refund.fee },
    change: change?.fee ? { ...change, fee: null } : change,
    ...(serviceFee && { serviceFee: partOfRest(order, serviceFee) }),
  }
}

/** Each has the same part of a service fee. */
function partOfRest(
  order: Pick<FlightOrder, 'cancellations' | 'quote'>,
  serviceFee: number,
): number {
  const staying = stayingTravelers(order).length
  return (serviceFee * staying) / (staying + goneTravelers(order).length)
}
