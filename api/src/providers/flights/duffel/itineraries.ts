import type { Itinerary, Segment } from '@jatra/contract/flight/flight'
import { isoDuration } from '@jatra/contract/flight/itinerary'
import { instantOf } from '@jatra/contract/values/local-time'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { findAirport } from '@jatra/contract/places/airports/list'
import type { DuffelPlace, DuffelSegment, DuffelSlice } from './duffel-schemas.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** An airport as Duffel names it. */
export function placeOf(code: string, said?: DuffelPlace) {
  const countryCode = said?.iata_country_code ?? ''
  return {
    name: said?.name ?? code,
    city: said?.city_name ?? said?.name ?? code,
    country: /^[A-Z]{2}$/.test(countryCode) ? (countries.of(countryCode) ?? countryCode) : '',
    countryCode,
  }
}

/** What Duffel says of an airport that our list lacks, to be kept with the flight. */
function unlistedPlaceOf(said: DuffelPlace) {
  if (findAirport(said.iata_code)) return undefined
  const { time_zone: timeZone } = said
  return { ...placeOf(said.iata_code, said), ...(timeZone && { timeZone }) }
}

/** The zone of an airport's clock: Duffel's, or ours where it says none that Node knows. */
const zoneOf = ({ iata_code, time_zone }: DuffelPlace): string =>
  time_zone ?? findAirport(iata_code)?.tz ?? 'UTC'

/** `PT02H26M`, also of more than a day. */
const DURATION = /^P(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?)?$/

/** When the clock on the wall of an airport shows this. */
export function instantAt(local: string, place: DuffelPlace): number {
  const minutes = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
  return instantOf(local.slice(0, 10), minutes, zoneOf(place))
}

/** A slice as an itinerary. @param segmentId gives each segment its id within the offer */
export function itineraryOf(slice: DuffelSlice, segmentId: () => string): Itinerary {
  const { segments } = slice
  return {
    duration: durationOf(slice.duration, segments[0], segments.at(-1)),
    segments: segments.map((segment) => segmentOf(segment, segmentId())),
  }
}

/** A carrier without a code of its own, as some operators are, is called by its name. */
export const codeOfCarrier = ({ iata_code, name }: DuffelSegment['marketing_carrier']) =>
  iata_code ?? name

function segmentOf(segment: DuffelSegment, id: string): Segment {
  return {
    id,
    departure: pointOf(segment.origin, segment.origin_terminal, segment.departing_at),
    arrival: pointOf(segment.destination, segment.destination_terminal, segment.arriving_at),
    carrierCode: codeOfCarrier(segment.marketing_carrier),
    number: (segment.marketing_carrier_flight_number ?? '').replace(/^0+(?=.)/, ''),
    aircraft: { code: segment.aircraft?.iata_code ?? '' },
    operating: { carrierCode: codeOfCarrier(segment.operating_carrier) },
    duration: durationOf(segment.duration, segment, segment),
    numberOfStops: segment.stops?.length ?? 0,
  }
}

function pointOf(said: DuffelPlace, terminal: string | null | undefined, local: string) {
  const place = unlistedPlaceOf(said)
  return {
    iataCode: said.iata_code,
    ...(place && { place }),
    ...(terminal && { terminal }),
    at: local.length === 16 ? `${local}:00` : local,
  }
}

/** As Duffel says it, else by the clocks of both ends. */
function durationOf(
  said: string | null | undefined,
  first: DuffelSegment | undefined,
  last: DuffelSegment | undefined,
): string {
  if (said && DURATION.test(said)) return said
  if (!first || !last) throw new RangeError('a slice has at least one segment')
  const left = instantAt(first.departing_at, first.origin)
  const landed = instantAt(last.arriving_at, last.destination)
  return isoDuration(Math.max(0, Math.round((landed - left) / MINUTE_MS)))
}
