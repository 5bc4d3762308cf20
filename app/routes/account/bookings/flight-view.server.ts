import { conditionsInForce } from '@jatra/contract/flight/conditions-in-force'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { quotedPriceLines } from '@jatra/contract/flight/price-lines'
import { showPriceLines } from '~/checkout/flight-price-lines.ts'
import { cabinLabels } from '~/messages/format-flights.ts'
import { legLabel, planOf } from '~/routes/flight/journey.ts'
import { timeline } from '~/routes/flight/offer-details.ts'
import { legsOf } from './ticket-legs.ts'

/** The journey that a flight order is of, as its traveller and staff see it. */
export function viewFlight(order: FlightOrder) {
  const { offer, dictionaries, query } = order.productData
  return {
    plan: planOf(query),
    legs: legsOf(order.productData),
    cabin: cabinLabels[query.travelClass],
    timelines: offer.itineraries.map((itinerary, index) =>
      timeline(itinerary, offer, dictionaries, legLabel(query, index)),
    ),
    lines: showPriceLines(quotedPriceLines(order.quote)),
    conditions: conditionsInForce(order),
  }
}
export type FlightView = ReturnType<typeof viewFlight>
