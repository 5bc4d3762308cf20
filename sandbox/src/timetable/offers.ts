import { isoDuration } from '@jatra/contract/flight/itinerary'
import type {
  Dictionaries,
  FlightOffer,
  FlightQuery,
  Itinerary,
  TravelerPricing,
} from '@jatra/contract/flight/flight'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import { findCity } from '@jatra/contract/places/airports/cities'
import { airportOf } from './schedule.ts'
import { aircraftNames } from './aircraft.ts'
import { carrier } from './carriers.ts'
import type { Combination } from './combinations.ts'
import { minutesOfJourney } from './combinations.ts'
import {
  bagsOn,
  CHILD_PERCENT,
  fareClass,
  INFANT_PERCENT,
  taxPercent,
  type PricedJourney,
} from './fares.ts'
import { seed } from './seeded.ts'
import { terminalOf } from './terminals.ts'

const CURRENCY = 'USD'
const money = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

function itineraryOf(leg: PricedJourney, segmentId: () => string): Itinerary {
  return {
    duration: isoDuration(minutesOfJourney(leg)),
    segments: leg.journey.map(({ flight, from, to, departsAt, arrivesAt }) => {
      const domestic = from.countryCode === to.countryCode
      const leaves = terminalOf(from.code, flight.carrier, domestic)
      const lands = terminalOf(to.code, flight.carrier, domestic)
      return {
        id: segmentId(),
        departure: { iataCode: from.code, ...(leaves && { terminal: leaves }), at: departsAt },
        arrival: { iataCode: to.code, ...(lands && { terminal: lands }), at: arrivesAt },
        carrierCode: flight.carrier,
        number: flight.number,
        aircraft: { code: flight.aircraft },
        operating: { carrierCode: flight.carrier },
        duration: isoDuration(flight.minutes),
        numberOfStops: flight.stops,
      }
    }),
  }
}

/** Adults first, then children, then infants, each on the lap of the adult of the same rank. */
function travelersOf({ adults, children, infants }: FlightQuery) {
  const kinds: TravelerType[] = [
    ...Array<TravelerType>(adults).fill('ADULT'),
    ...Array<TravelerType>(children).fill('CHILD'),
    ...Array<TravelerType>(infants).fill('HELD_INFANT'),
  ]
  return kinds.map((kind, i) => ({
    id: String(i + 1),
    kind,
    adult: kind === 'HELD_INFANT' ? String(i + 1 - adults - children) : undefined,
  }))
}

function offerOf(id: string, { legs, cents }: Combination, query: FlightQuery): FlightOffer {
  let segments = 0
  const itineraries = legs.map((leg) => itineraryOf(leg, () => String(++segments)))
  const sellers = [...new Set(legs.map(({ seller }) => seller))]
  const percents: Record<TravelerType, number> = {
    ADULT: 100,
    CHILD: CHILD_PERCENT,
    HELD_INFANT: INFANT_PERCENT,
  }
  const priced = travelersOf(query).map(({ id: travelerId, kind, adult }) => {
    const total = Math.round((cents * percents[kind]) / 100)
    const base = total - Math.round((total * taxPercent(cents)) / 100)
    let segment = 0
    const pricing: TravelerPricing = {
      travelerId,
      travelerType: kind,
      ...(adult && { associatedAdultId: adult }),
      price: { currency: CURRENCY, total: money(total), base: money(base) },
      fareDetailsBySegment: legs.flatMap((leg) =>
        leg.journey.map((departure, i) => {
          const cabin = leg.cabins[i] ?? 'ECONOMY'
          const bags = bagsOn(departure, cabin, kind === 'HELD_INFANT', leg.handBaggageOnly)
          return {
            segmentId: String(++segment),
            cabin,
            class: fareClass(leg.key, cabin),
            ...(bags && { includedCheckedBags: bags }),
          }
        }),
      ),
    }
    return { pricing, total, base }
  })
  const total = money(priced.reduce((sum, traveler) => sum + traveler.total, 0))
  const base = money(priced.reduce((sum, traveler) => sum + traveler.base, 0))
  const left = 1 + (seed(`${legs.map(({ key }) => key).join(' ')} seats`) % 9)
  return {
    id,
    itineraries,
    price: { currency: CURRENCY, total, base, grandTotal: total },
    validatingAirlineCodes: sellers.map(({ code }) => code),
    travelerPricings: priced.map(({ pricing }) => pricing),
    // Only flights with a seat for every passenger are offered.
    numberOfBookableSeats: Math.max(left, query.adults + query.children),
  }
}

/** Names for every code in the offers, and for the airports that were asked for. */
function dictionariesOf(offers: readonly FlightOffer[], query: FlightQuery): Dictionaries {
  const dictionaries: Dictionaries = { carriers: {}, aircraft: {}, locations: {} }
  const addLocation = (iata: string) => {
    const { name, city, country, countryCode } = findCity(iata) ?? airportOf(iata)
    dictionaries.locations[iata] = { name, city, country, countryCode }
  }
  for (const { from, to } of query.legs) [from, to].forEach(addLocation)
  for (const segment of offers.flatMap((offer) => offer.itineraries.flatMap((i) => i.segments))) {
    dictionaries.carriers[segment.carrierCode] = carrier(segment.carrierCode).name
    dictionaries.aircraft[segment.aircraft.code] =
      aircraftNames[segment.aircraft.code] ?? segment.aircraft.code
    addLocation(segment.departure.iataCode)
    addLocation(segment.arrival.iataCode)
  }
  return dictionaries
}

/** The combinations in Amadeus' shape, with ids `1` to `n`. */
export function offersOf(combined: readonly Combination[], query: FlightQuery) {
  const offers = combined.map((one, i) => offerOf(String(i + 1), one, query))
  return { offers, dictionaries: dictionariesOf(offers, query) }
}
