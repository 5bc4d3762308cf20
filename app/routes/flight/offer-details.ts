import {
  cabinLabels,
  formatBaggage,
  formatClock,
  formatMinutes,
} from '~/messages/format-flights.ts'
import type {
  Dictionaries,
  FlightOffer,
  FlightQuery,
  Itinerary,
  PricedOffer,
  Segment,
} from '@jatra/contract/flight/flight'
import { priceOffer } from '@jatra/contract/flight/fare'
import { ownLines } from '@jatra/contract/flight/price-lines'
import { daysLater, layoverMinutes, minutesOf } from '@jatra/contract/flight/itinerary'
import { keysOf } from '@jatra/contract/values/keys-of'
import type { BaggageRow } from '@jatra/design-system/baggage-table'
import type { FareRow, FareTableProps } from '@jatra/design-system/fare-table'
import type { ItineraryTimelineProps } from '@jatra/design-system/itinerary-timeline'
import { flights } from '~/messages/flights.ts'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { legLabel } from './journey.ts'

/** What an open flight card shows, ready-made. */
export interface OfferDetails {
  timelines: ItineraryTimelineProps[]
  fares: Pick<FareTableProps, 'total' | 'payable'> & { rows: FareRow[] }
  baggage: BaggageRow[]
  conditions: FlightOffer['conditions']
}

export function detailOffer(
  offer: PricedOffer,
  dictionaries: Dictionaries,
  query: FlightQuery,
): OfferDetails {
  const price = priceOffer(offer)
  const { lines, baseTotal, totalPayable } = price
  const own = ownLines(price)
  return {
    timelines: offer.itineraries.map((itinerary, index) =>
      timeline(itinerary, offer, dictionaries, legLabel(query, index)),
    ),
    fares: {
      rows: lines.map((line) => ({
        travelerType: flights.travelers[line.travelerType],
        base: formatBdt(line.base),
        tax: formatBdt(line.tax),
        subtotal: formatBdt(line.subtotal),
        count: line.count,
        total: formatBdt(line.total),
      })),
      total: formatBdt(baseTotal),
      ...(own.length > 0 && {
        payable: {
          ...Object.fromEntries(own.map(({ name, amount }) => [name, formatBdt(amount)])),
          total: formatBdt(totalPayable),
        },
      }),
    },
    baggage: baggageRows(offer),
    conditions: offer.conditions,
  }
}

export function timeline(
  itinerary: Itinerary,
  offer: FlightOffer,
  dictionaries: Dictionaries,
  label: string,
): ItineraryTimelineProps {
  const { segments } = itinerary
  return {
    label,
    segments: segments.map((segment) => viewSegment(segment, offer, dictionaries)),
    layovers: segments.slice(1).map((segment, index) => {
      const before = segments[index] ?? segment
      const overnight = daysLater(before.arrival.at, segment.departure.at) > 0
      return {
        duration: formatMinutes(layoverMinutes(before, segment)),
        ...(overnight && { note: flights.overnight }),
      }
    }),
  }
}

function viewSegment(segment: Segment, offer: FlightOffer, dictionaries: Dictionaries) {
  const { carriers, aircraft, locations } = dictionaries
  const fare = offer.travelerPricings[0]?.fareDetailsBySegment.find(
    ({ segmentId }) => segmentId === segment.id,
  )
  const operator = segment.operating?.carrierCode
  const end = (point: Segment['departure']) => ({
    code: point.iataCode,
    city: locations[point.iataCode]?.city ?? point.iataCode,
    airport: locations[point.iataCode]?.name,
    terminal: point.terminal,
    time: formatClock(point.at),
    date: formatDate(point.at),
    dateTime: point.at.slice(0, 16),
  })
  return {
    id: segment.id,
    carrierCode: segment.carrierCode,
    carrierName: carriers[segment.carrierCode] ?? segment.carrierCode,
    flightNumber: `${segment.carrierCode} ${segment.number}`,
    ...(operator &&
      operator !== segment.carrierCode && { operatedBy: carriers[operator] ?? operator }),
    aircraft: aircraft[segment.aircraft.code] ?? segment.aircraft.code,
    ...(fare && { cabin: cabinLabels[fare.cabin] }),
    duration: formatMinutes(minutesOf(segment.duration)),
    departure: end(segment.departure),
    arrival: end(segment.arrival),
    dayChange: daysLater(segment.departure.at, segment.arrival.at),
    technicalStops: segment.numberOfStops,
  }
}

/** One row per leg and type of traveller: the allowance of the leg's first segment, which airlines apply to the whole leg. */
function baggageRows(offer: FlightOffer): BaggageRow[] {
  const types = keysOf(flights.travelers)
  return offer.itineraries.flatMap((itinerary) => {
    const first = itinerary.segments[0]
    const last = itinerary.segments.at(-1)
    return types.flatMap((type) => {
      const travelers = offer.travelerPricings.filter(({ travelerType }) => travelerType === type)
      if (travelers.length === 0 || !first || !last) return []
      const bags = travelers[0]?.fareDetailsBySegment.find(
        ({ segmentId }) => segmentId === first.id,
      )?.includedCheckedBags
      return {
        route: `${first.departure.iataCode} - ${last.arrival.iataCode}`,
        travelerType: flights.travelers[type],
        count: travelers.length,
        allowance: formatBaggage(bags),
        total: formatBaggage(bags, travelers.length),
      }
    })
  })
}
