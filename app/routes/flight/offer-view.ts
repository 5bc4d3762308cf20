import { formatBaggage, formatClock, formatMinutes } from '~/messages/format-flights.ts'
import type {
  Dictionaries,
  FlightOffer,
  FlightQuery,
  Itinerary,
  PricedOffer,
} from '@jatra/contract/flight/flight'
import { priceOffer } from '@jatra/contract/flight/fare'
import {
  daysLater,
  firstSegment,
  lastSegment,
  minutesOf,
  stopsOf,
} from '@jatra/contract/flight/itinerary'
import type { FlightLegData } from '@jatra/design-system/flight-card'
import { flights } from '~/messages/flights.ts'
import { formatBdt, formatDay } from '~/messages/format.ts'
import { legLabel } from './journey.ts'

/** What flight cards and filters need of an offer, ready to show, so that a list renders fast. */
export interface OfferView {
  id: string
  legs: FlightLegData[]
  /** Of one adult: `20 kg` when every leg has it, else leg by leg; null for 'No checked baggage' on all. */
  baggage: string | null
  /** `base`: before a discount, where there is one. */
  price: { base?: string; total: string }
  /** For filters and sort. */
  facts: {
    /** Total payable, integer BDT. */
    total: number
    /** Most stops of any leg. */
    stops: number
    /** The airlines, one per leg, without repeats. */
    airlines: string[]
    /** Every leg has checked baggage. */
    bags: boolean
    /** Hour of the first departure, 0 to 23. */
    hour: number
    /** Of all legs, minutes. */
    minutes: number
    departure: string
  }
}

export function viewOffer(
  offer: PricedOffer,
  dictionaries: Dictionaries,
  query: FlightQuery,
): OfferView {
  const { beforeDiscount, discount, totalPayable } = priceOffer(offer)
  const [first] = offer.itineraries
  if (!first) throw new RangeError('an offer has at least one itinerary')
  const departure = firstSegment(first).departure.at
  const bags = offer.itineraries.map((itinerary, index) => ({
    leg: legLabel(query, index),
    allowance: formatBaggage(allowanceOn(firstSegment(itinerary).id, offer)),
  }))
  return {
    id: offer.id,
    legs: offer.itineraries.map((itinerary, index) =>
      viewLeg(itinerary, dictionaries, legLabel(query, index)),
    ),
    baggage: viewBaggage(bags),
    price: {
      ...(discount > 0 && { base: formatBdt(beforeDiscount) }),
      total: formatBdt(totalPayable),
    },
    facts: {
      total: totalPayable,
      stops: Math.max(...offer.itineraries.map(stopsOf)),
      airlines: [
        ...new Set(offer.itineraries.map((itinerary) => firstSegment(itinerary).carrierCode)),
      ],
      bags: bags.every(({ allowance }) => allowance !== null),
      hour: Number(departure.slice(11, 13)),
      minutes: offer.itineraries.reduce((sum, itinerary) => sum + minutesOf(itinerary.duration), 0),
      departure,
    },
  }
}

/** What the first traveller, an adult, may check in on a segment. */
function allowanceOn(segment: string, offer: FlightOffer) {
  const fares = offer.travelerPricings[0]?.fareDetailsBySegment
  return fares?.find(({ segmentId }) => segmentId === segment)?.includedCheckedBags
}

function viewBaggage(bags: readonly { leg: string; allowance: string | null }[]): string | null {
  const first = bags[0]?.allowance ?? null
  if (bags.every(({ allowance }) => allowance === first)) return first
  return bags.map(({ leg, allowance }) => `${leg} ${allowance ?? flights.noBaggage}`).join(', ')
}

function viewLeg(itinerary: Itinerary, dictionaries: Dictionaries, label: string): FlightLegData {
  const first = firstSegment(itinerary)
  const last = lastSegment(itinerary)
  const city = (code: string) => dictionaries.locations[code]?.city ?? code
  const end = (point: { iataCode: string; at: string }) => ({
    code: point.iataCode,
    city: city(point.iataCode),
    time: formatClock(point.at),
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
