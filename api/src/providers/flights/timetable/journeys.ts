import type { ListedAirport } from '@jatra/contract/airports/list'
import { distanceKm } from './geo.ts'
import { carriersBetween, connectors, gatewaysOf, isLinked, isWritten } from './links.ts'
import { writtenRoutes } from './routes.ts'
import { connectionsAfter, departuresOn, airportOf, type Departure } from './schedule.ts'

/** One way of answering a leg: flights that follow each other. */
export type Journey = readonly Departure[]

/** Minutes on the ground between two flights (issue "Flights": 60 min to 8 h). */
export const SHORTEST_CONNECTION = 60
export const LONGEST_CONNECTION = 480
/** As many places to change planes are tried. */
const HUBS_TRIED = 10
/** Where planes are changed twice, only so many first flights are followed. */
const FLIGHTS_FOLLOWED = 4

/** With so many ways nobody needs longer or odder ones. */
const ENOUGH = 6
/** Two airports of one city, or nearly: no way through the air makes sense. */
const NEXT_DOOR_KM = 100

const longestWay = (from: ListedAirport, to: ListedAirport) => distanceKm(from, to) * 1.6 + 500

const isDomestic = ({ from, to }: Departure) => from.countryCode === to.countryCode

/** Who flies between two airports: from the written timetable where there is one. */
function airlinesOn(from: ListedAirport, to: ListedAirport): string[] {
  if (!isWritten(from, to)) return carriersBetween(from, to).map(({ code }) => code)
  return (writtenRoutes.get(from.code + to.code) ?? []).map(({ carrier }) => carrier)
}

/** Kilometres, minus what makes a hub the better choice: one airline all the way, and size. */
function hubCost(from: ListedAirport, hub: ListedAirport, to: ListedAirport): number {
  const before = airlinesOn(from, hub)
  const through = airlinesOn(hub, to).some((airline) => before.includes(airline))
  return distanceKm(from, hub) + distanceKm(hub, to) - (through ? 2_500 : 0) - hub.size * 400
}

/** Airports where one change leads from one to the other without much of a detour, best first. */
function hubsBetween(from: ListedAirport, to: ListedAirport, longest: number): ListedAirport[] {
  return connectors
    .filter(
      (hub) =>
        hub !== from &&
        hub !== to &&
        distanceKm(from, hub) + distanceKm(hub, to) <= longest &&
        isLinked(from, hub) &&
        isLinked(hub, to),
    )
    .map((hub) => ({ hub, cost: hubCost(from, hub, to) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, HUBS_TRIED)
    .map(({ hub }) => hub)
}

/**
 * Flights to change to, the first of each airline: the same airline's alone when both flights are international
 * and it has one, because two airlines seldom sell one ticket there.
 */
function connections(arrival: Departure, to: ListedAirport): Departure[] {
  const next = connectionsAfter(arrival, to, SHORTEST_CONNECTION, LONGEST_CONNECTION)
  const firsts = new Map<string, Departure>()
  for (const departure of next) {
    const { carrier } = departure.flight
    if (!firsts.has(carrier)) firsts.set(carrier, departure)
  }
  const same = firsts.get(arrival.flight.carrier)
  const any = [...firsts.values()]
  if (!same) return any.slice(0, 3)
  if (!isDomestic(arrival) && !isDomestic(same)) return [same]
  return [same, ...any.filter((departure) => departure !== same)].slice(0, 3)
}

function follow(route: readonly ListedAirport[], date: string): Journey[] {
  const [from, next, ...rest] = route
  if (!from || !next) return []
  let journeys: Journey[] = departuresOn(from, next, date).map((departure) => [departure])
  for (const to of rest) {
    journeys = journeys.flatMap((journey) => {
      const last = journey.at(-1)
      return last ? connections(last, to).map((departure) => [...journey, departure]) : []
    })
    if (route.length > 3) journeys = journeys.slice(0, FLIGHTS_FOLLOWED * 2)
  }
  return journeys
}

/** True when one airline flies all of it, but for domestic flights at the ends. */
function isThrough(journey: Journey): boolean {
  const abroad = journey.filter((departure) => !isDomestic(departure))
  const flown = abroad.length ? abroad : journey
  return new Set(flown.map(({ flight }) => flight.carrier)).size === 1
}

/** Every connector that an airport has flights to, or from: the nearest first. */
function neighbours(airport: ListedAirport, outbound: boolean): ListedAirport[] {
  if (airport.countryCode === 'BD') {
    return [...writtenRoutes.keys()]
      .filter((key) => (outbound ? key.slice(0, 3) : key.slice(3)) === airport.code)
      .map((key) => airportOf(outbound ? key.slice(3) : key.slice(0, 3)))
  }
  const gateways = [...gatewaysOf(airport)]
  const linked = connectors.filter(
    (hub) =>
      hub !== airport &&
      hub.size === 3 &&
      !gateways.includes(hub) &&
      (outbound ? isLinked(airport, hub) : isLinked(hub, airport)),
  )
  return [...gateways, ...linked].filter((hub) =>
    outbound ? isLinked(airport, hub) : isLinked(hub, airport),
  )
}

/** What a route costs in kilometres, hubs' merits counted in. */
function routeCost(route: readonly ListedAirport[]): { km: number; cost: number } {
  let [km, cost] = [0, 0]
  route.forEach((stop, i) => {
    const before = route[i - 1]
    const next = route[i + 1]
    if (next) km += distanceKm(stop, next)
    if (before && next) cost += hubCost(before, stop, next) / 2
  })
  return { km, cost: cost + km / 2 }
}

/** Routes with two changes, or with three where even two do not reach: a small airport's gateway at either end. */
function longRoutes(from: ListedAirport, to: ListedAirport): ListedAirport[][] {
  const starts = neighbours(from, true)
  const ends = neighbours(to, false)
  const longest = longestWay(from, to) + 2_500
  const best = (routes: ListedAirport[][]) =>
    routes
      .map((route) => ({ route, ...routeCost(route) }))
      .filter(({ route, km }) => km <= longest && new Set(route).size === route.length)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, HUBS_TRIED)
      .map(({ route }) => route)
  const twice = starts.flatMap((start) =>
    ends
      .filter((end) => end !== start && isLinked(start, end))
      .map((end) => [from, start, end, to]),
  )
  const found = best(twice)
  if (found.length) return found
  const near = <T>(list: T[]) => list.slice(0, 4)
  return best(
    near(starts).flatMap((start) =>
      near(ends).flatMap((end) =>
        hubsBetween(start, end, longest)
          .slice(0, 4)
          .map((hub) => [from, start, hub, end, to]),
      ),
    ),
  )
}

/** All sensible ways from one airport to another that leave on a local date. Empty when there is none. */
export function journeysOn(from: ListedAirport, to: ListedAirport, date: string): Journey[] {
  const km = distanceKm(from, to)
  if (km < NEXT_DOOR_KM && !isLinked(from, to)) return []
  const nonstop = follow([from, to], date)
  // Nobody changes planes on the way to the next town when there are flights.
  if (nonstop.length > 2 && km < 1_000) return nonstop
  const hubs = hubsBetween(from, to, longestWay(from, to))
  const short = [...nonstop, ...hubs.flatMap((hub) => follow([from, hub, to], date))]
  const enough = short.length >= ENOUGH
  const all = enough
    ? short
    : [...short, ...longRoutes(from, to).flatMap((route) => follow(route, date))]
  const through = all.filter(isThrough)
  return through.length >= ENOUGH ? through : all
}
