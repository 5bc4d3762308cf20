import { addDays, weekday } from '@jatra/contract/values/dates'
import { findAirport, type ListedAirport } from '@jatra/contract/places/airports/list'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { turboprops } from './aircraft.ts'
import type { Carrier } from './carriers.ts'
import { degreesEast, distanceKm } from './geo.ts'
import { carriersBetween, isLinked, isWritten } from './links.ts'
import { writtenRoutes, type TimetableFlight } from './routes.ts'
import { seed, share } from './seeded.ts'
import { instantOf, localTime } from './zones.ts'

/** A flight of the timetable on a day. */
export interface Departure {
  flight: TimetableFlight
  from: ListedAirport
  to: ListedAirport
  /** Instants in epoch milliseconds. */
  departs: number
  arrives: number
  /** Local times, `2026-12-01T07:30:00`. */
  readonly departsAt: string
  readonly arrivesAt: string
}

/** Minutes from gate to gate, to five: planes cruise, and need time to climb, land and taxi. */
function blockMinutes(from: ListedAirport, to: ListedAirport, aircraft: string): number {
  const km = distanceKm(from, to)
  const wind = km > 2_500 ? degreesEast(from, to) / 180 : 0
  const minutes = turboprops.has(aircraft)
    ? 20 + (km / 480) * 60
    : 32 + (km / (850 * (1 + 0.09 * wind))) * 60
  return Math.max(35, Math.round(minutes / 5) * 5)
}

function aircraftFor(carrier: Carrier, from: ListedAirport, to: ListedAirport): string {
  const km = distanceKm(from, to)
  const { short, middle, long } = carrier.fleet
  if (km > 4_800) return long ?? middle
  if (km > 1_100 || (turboprops.has(short) && km > 800)) return middle
  return short
}

/** Flights of a pair without a schedule of its own: evenly over the day, at an hour derived from the airport codes. */
function likelyFlights(from: ListedAirport, to: ListedAirport): TimetableFlight[] {
  if (!isLinked(from, to)) return []
  const flights: TimetableFlight[] = []
  const far = distanceKm(from, to) > 3_500
  const busy = from.size === 3 && to.size === 3
  const flying = carriersBetween(from, to)
  for (const carrier of flying) {
    const key = `${carrier.code}${from.code}${to.code}`
    const pairKey = `${carrier.code}${[from.code, to.code].sort().join('')}`
    const aircraft = aircraftFor(carrier, from, to)
    const daily = flying.length > 2 ? 2 : 3
    // By day where runways close at night, round the clock where they do not.
    const [opens, closes] = busy && !turboprops.has(aircraft) ? [0, 1_440] : [360, 1_320]
    const gap = (closes - opens) / daily
    const first = opens + Math.floor((share(`${key} first`) * gap) / 5) * 5
    const number = 100 + (seed(`${pairKey} number`) % 850) * 2 + (from.code < to.code ? 0 : 1)
    for (let i = 0; i < daily; i++) {
      const rest = far && !busy ? String(1 + (seed(`${key} rest ${i}`) % 7)) : ''
      flights.push({
        from: from.code,
        to: to.code,
        carrier: carrier.code,
        number: String(number + i * 2),
        departs: (first + Math.round((i * gap) / 5) * 5) % 1_440,
        minutes: blockMinutes(from, to, aircraft),
        aircraft,
        days: '1234567'.replace(rest, ''),
        stops: 0,
      })
    }
  }
  return flights
}

/** Every flight from one airport to another on a local date, earliest first; empty when there are none. */
export function departuresOn(from: ListedAirport, to: ListedAirport, date: string): Departure[] {
  const flights = isWritten(from, to)
    ? (writtenRoutes.get(from.code + to.code) ?? [])
    : likelyFlights(from, to)
  const day = String(weekday(date))
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return flights
    .filter((flight) => flight.days.includes(day))
    .map((flight) => {
      const departs = instantOf(from.tz, midnight + flight.departs * MINUTE_MS)
      const arrives = departs + flight.minutes * MINUTE_MS
      let departsAt: string | undefined
      let arrivesAt: string | undefined
      return {
        flight,
        from,
        to,
        departs,
        arrives,
        // Read on demand: of many flights looked at, few are offered.
        get departsAt() {
          return (departsAt ??= localTime(from.tz, departs))
        },
        get arrivesAt() {
          return (arrivesAt ??= localTime(to.tz, arrives))
        },
      }
    })
    .sort((a, b) => a.departs - b.departs)
}

/** Departures within minutes of an arrival: on its local day and the next. */
export function connectionsAfter(
  arrival: Departure,
  to: ListedAirport,
  minimum: number,
  maximum: number,
): Departure[] {
  const day = arrival.arrivesAt.slice(0, 10)
  const late = arrival.arrivesAt.slice(11, 13) >= String(24 - Math.ceil(maximum / 60))
  return (late ? [day, addDays(day, 1)] : [day])
    .flatMap((date) => departuresOn(arrival.to, to, date))
    .filter(({ departs }) => {
      const wait = (departs - arrival.arrives) / MINUTE_MS
      return wait >= minimum && wait <= maximum
    })
}

/** The airport of a code that has already been checked. */
export function airportOf(code: string): ListedAirport {
  const airport = findAirport(code)
  if (!airport) throw new RangeError(`no scheduled airport has the code ${code}`)
  return airport
}
