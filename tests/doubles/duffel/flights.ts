import { findCity } from '@jatra/contract/places/airports/cities'
import { findAirport } from '@jatra/contract/places/airports/list'
import { instantOf, localTime } from '@jatra/contract/values/local-time'

/** Duffel Airways, which is all that this double flies. */
export const owner = {
  id: 'arl_00009VME7D6ivUu8dn35WK',
  iata_code: 'ZZ',
  name: 'Duffel Airways',
  conditions_of_carriage_url: null,
}

export interface Passenger {
  id: string
  type: 'adult' | 'child' | 'infant_without_seat'
  age?: number
}

function placeOf(code: string) {
  // Duffel finds flights of all airports of a city; this double flies to its first.
  const found = findAirport(code) ?? findCity(code)?.airports[0]
  if (!found) throw new Error(`no airport ${code}`)
  return {
    id: `arp_${code.toLowerCase()}_${found.countryCode.toLowerCase()}`,
    type: 'airport',
    iata_code: found.code,
    name: found.name,
    city_name: found.city,
    city: null,
    iata_country_code: found.countryCode,
    time_zone: found.tz,
    latitude: found.lat,
    longitude: found.lon,
  }
}

interface Flown {
  from: string
  to: string
  /** Epoch milliseconds. */
  departs: number
  number: string
}

const FLIGHT_MINUTES = 150
const LAYOVER_MINUTES = 90
const MINUTE = 60_000

export interface SliceOptions {
  cabin: string
  bags: number
  /** Through which airport, with a change of plane. */
  via?: string
  /** Where it lands on the way, with the same plane. */
  stop?: string
}

/** One slice, leaving so many minutes after midnight. */
export function sliceOf(
  id: string,
  {
    origin,
    destination,
    date,
    minutes,
  }: { origin: string; destination: string; date: string; minutes: number },
  passengers: readonly Passenger[],
  options: SliceOptions,
) {
  const departs = instantOf(date, minutes, placeOf(origin).time_zone)
  const number = String(100 + (minutes % 800)).padStart(4, '0')
  const flights: Flown[] = options.via
    ? [
        { from: origin, to: options.via, departs, number },
        {
          from: options.via,
          to: destination,
          departs: departs + (FLIGHT_MINUTES + LAYOVER_MINUTES) * MINUTE,
          number: '0901',
        },
      ]
    : [{ from: origin, to: destination, departs, number }]
  const total = FLIGHT_MINUTES + (flights.length - 1) * (FLIGHT_MINUTES + LAYOVER_MINUTES)
  return {
    id: `sli_${id}`,
    origin_type: 'airport',
    origin: placeOf(origin),
    destination_type: 'airport',
    destination: placeOf(destination),
    duration: `PT${Math.floor(total / 60)}H${total % 60}M`,
    fare_brand_name: 'Basic',
    conditions: { change_before_departure: null },
    segments: flights.map((flight, index) =>
      segmentOf(`${id}${index}`, flight, passengers, options),
    ),
  }
}
export type Slice = ReturnType<typeof sliceOf>

function segmentOf(
  id: string,
  { from, to, departs, number }: Flown,
  passengers: readonly Passenger[],
  { cabin, bags, stop }: SliceOptions,
) {
  const [origin, destination] = [placeOf(from), placeOf(to)]
  return {
    id: `seg_${id}`,
    origin,
    origin_terminal: '2',
    destination,
    destination_terminal: null,
    departing_at: localTime(departs, origin.time_zone),
    arriving_at: localTime(departs + FLIGHT_MINUTES * MINUTE, destination.time_zone),
    // As some airlines leave it out.
    duration: stop ? null : 'PT02H30M',
    distance: '424.2',
    marketing_carrier: owner,
    marketing_carrier_flight_number: number,
    operating_carrier: owner,
    operating_carrier_flight_number: number,
    aircraft: { id: 'arc_00009UhD4ongolulWd91Ky', iata_code: '738', name: 'Boeing 737-800' },
    stops: stop ? [{ id: `sto_${id}`, airport: placeOf(stop), duration: 'PT0H45M' }] : [],
    passengers: passengers.map((passenger) => ({
      passenger_id: passenger.id,
      cabin_class: cabin,
      cabin_class_marketing_name: cabin.replace('_', ' '),
      fare_basis_code: cabin === 'economy' ? 'Y20LGTN2' : null,
      baggages: [
        { type: 'checked', quantity: passenger.type === 'infant_without_seat' ? 0 : bags },
        { type: 'carry_on', quantity: 1 },
      ],
    })),
  }
}
