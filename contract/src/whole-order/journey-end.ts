import { instantAt } from '../flight/airline-change.ts'
import type { FlightOrder } from '../flight/flight-order.ts'
import { lastSegment } from '../flight/itinerary.ts'
import { addDays } from '../values/dates.ts'
import { midnightInDhaka } from '../values/dhaka-time.ts'
import type { Order } from './order.ts'

/**
 * The end of a journey: `day` is its last day, `YYYY-MM-DD`, and from `at` on it is over, epoch milliseconds. A flight
 * ends when its last flight lands, by the clock of that airport; a holiday when its last day is over in Dhaka. An
 * application for a visa has none.
 */
export function journeyEnd(order: Order): { day: string; at: number } | null {
  if (order.serviceType === 'visa') return null
  if (order.serviceType === 'flight') return lastLanding(order)
  const { travelDate } = order.travelersData
  const over = addDays(travelDate, order.productData.package.duration)
  return { day: addDays(over, -1), at: midnightInDhaka(over) }
}

/** @param now epoch milliseconds */
export function isJourneyOver(order: Order, now: number): boolean {
  const end = journeyEnd(order)
  return end !== null && end.at <= now
}

/** Of the flights as they were sold, and as the airline would have them now. */
function lastLanding({ productData, booking }: FlightOrder) {
  const itineraries = [...productData.offer.itineraries, ...(booking.change?.after ?? [])]
  return itineraries
    .map((itinerary) => lastSegment(itinerary).arrival)
    .map((arrival) => ({ day: arrival.at.slice(0, 10), at: instantAt(arrival) }))
    .reduce((last, one) => (one.at > last.at ? one : last))
}
