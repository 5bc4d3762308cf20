import { formatClock, formatMinutes } from '~/messages/format-flights.ts'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Dictionaries, Segment } from '@jatra/contract/flight/flight'
import { firstSegment, lastSegment, minutesOf } from '@jatra/contract/flight/itinerary'
import type { TicketEnd, TicketLeg } from '@jatra/design-system/order-ticket'
import { formatDate } from '~/messages/format.ts'
import { legLabel } from '~/routes/flight/journey.ts'

/** The legs of a flight order as its ticket shows them. */
export function legsOf({ offer, dictionaries, query }: FlightOrder['productData']): TicketLeg[] {
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
