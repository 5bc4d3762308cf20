import type {
  Dictionaries,
  FlightOffer,
  FlightQuery,
  Itinerary,
} from '@jatra/contract/entities/flight'
import { formatDay } from '@jatra/contract/dates'
import { priceOffer } from '@jatra/contract/fare'
import {
  daysLater,
  firstSegment,
  formatBaggage,
  formatMinutes,
  lastSegment,
  minutesOf,
  stopsOf,
} from '@jatra/contract/itinerary'
import { formatBdt } from '@jatra/contract/money'
import type { FlightLegData } from '@jatra/design-system/flight-card'
import { legLabel } from './journey.ts'

/** What a flight card and the filters need of an offer: everything ready-made, so that a list renders fast. */
export interface OfferView {
  id: string
  legs: FlightLegData[]
  /** `20 kg`, or null for 'NOT INCLUDE'. */
  baggage: string | null
  price: { base: string; total: string }
  /** For filters and sort. */
  facts: {
    /** Total payable, integer BDT. */
    total: number
    /** Most stops of any leg. */
    stops: number
    /** Of the first leg. */
    airline: string
    /** Hour of the first departure, 0 to 23. */
    hour: number
    /** Of all legs, minutes. */
    minutes: number
    departure: string
  }
}

/** @param fareRate taka for one unit of the offer's currency. */
export function viewOffer(
  offer: FlightOffer,
  dictionaries: Dictionaries,
  query: FlightQuery,
  fareRate: number,
): OfferView {
  const { baseTotal, totalPayable } = priceOffer(offer.travelerPricings, fareRate)
  const bags = formatBaggage(
    offer.travelerPricings[0]?.fareDetailsBySegment[0]?.includedCheckedBags,
  )
  const [first] = offer.itineraries
  if (!first) throw new RangeError('an offer has at least one itinerary')
  const departure = firstSegment(first).departure.at
  return {
    id: offer.id,
    legs: offer.itineraries.map((itinerary, index) =>
      viewLeg(itinerary, dictionaries, legLabel(query, index)),
    ),
    baggage: bags === 'NOT INCLUDE' ? null : bags,
    price: { base: formatBdt(baseTotal), total: formatBdt(totalPayable) },
    facts: {
      total: totalPayable,
      stops: Math.max(...offer.itineraries.map(stopsOf)),
      airline: firstSegment(first).carrierCode,
      hour: Number(departure.slice(11, 13)),
      minutes: offer.itineraries.reduce((sum, itinerary) => sum + minutesOf(itinerary.duration), 0),
      departure,
    },
  }
}

function viewLeg(itinerary: Itinerary, dictionaries: Dictionaries, label: string): FlightLegData {
  const first = firstSegment(itinerary)
  const last = lastSegment(itinerary)
  const city = (code: string) => dictionaries.locations[code]?.city ?? code
  const end = (point: { iataCode: string; at: string }) => ({
    code: point.iataCode,
    city: city(point.iataCode),
    time: point.at.slice(11, 16),
    date: formatDay(point.at),
    dateTime: point.at.slice(0, 16),
  })
  return {
    label,
    airline: {
      code: first.carrierCode,
      name: dictionaries.carriers[first.carrierCode] ?? first.carrierCode,
    },
    departure: end(first.departure),
    arrival: end(last.arrival),
    dayChange: daysLater(first.departure.at, last.arrival.at),
    duration: formatMinutes(minutesOf(itinerary.duration)),
    stops: itinerary.segments.slice(1).map(({ departure }) => ({
      code: departure.iataCode,
      city: city(departure.iataCode),
    })),
  }
}
