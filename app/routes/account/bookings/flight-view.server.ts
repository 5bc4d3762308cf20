import { conditionsInForce } from '@jatra/contract/flight/conditions-in-force'
import type { Dictionaries, Segment } from '@jatra/contract/flight/flight'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { firstSegment, lastSegment, minutesOf } from '@jatra/contract/flight/itinerary'
import { quotedPriceLines } from '@jatra/contract/flight/price-lines'
import { showPriceLines } from '~/checkout/flight-price-lines.ts'
import type { TicketEnd, TicketLeg } from '@jatra/design-system/order-ticket'
import { formatDate } from '~/messages/format.ts'
import { cabinLabels, formatClock, formatMinutes } from '~/messages/format-flights.ts'
import { legLabel, planOf } from '~/routes/flight/journey.ts'
import { timeline } from '~/routes/flight/offer-details.ts'

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

/** The legs of a flight order as its ticket shows them. */
function legsOf({ offer, dictionaries, query }: FlightOrder['productData']): TicketLeg[] {
  return offer.itineraries.map((itinerary, index) => ({
    label: legLabel(query, index),
    departure: endOf(firstSegment(itinerary).departure, dictionaries),
    arrival: endOf(lastSegment(itinerary).arrival, dictionaries),
    flight: itinerary.segments
      // A line breaks between two flights, never inside a number.
      .map(({ carrierCode, number }) => `${carrierCode}\u00a0${number}`)
      .join(', '),
    duration: formatMinutes(minutesOf(itinerary.duration)),
  }))
}

function endOf({ iataCode, at }: Segment['departure'], { locations }: Dictionaries): TicketEnd {
  return {
    code: iataCode,
    city: locations[iataCode]?.city ?? iataCode,
    time: formatClock(at),
    date: formatDate(at),
    dateTime: at.slice(0, 16),
  }
}
