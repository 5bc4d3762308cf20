import type { ListedAirport } from '@jatra/contract/places/airports/list'
import { distanceKm } from './geo.ts'
import { carriersBetween, connectors, gatewaysOf, isLinked, isWritten } from './links.ts'
import { writtenRoutes } from './routes.ts'
import { connectionsAfter, departuresOn, airportOf, type Departure } from './schedule.ts'

/** One way of answering a leg: flights that follow each other. */
export type Journey = readonly Departure[]

/** Minutes on the ground between two flights (issue "Flights": 60 min to 8 h). */
const SHORTEST_CONNECTION = 60
const LONGEST_CONNECTION = 480
/** As many places to change planes are tried. */
const HUBS_TRIED = 10
/** As many routes with more changes: on most days some have no flight in time. */
const ROUTES_TRIED = 60
/** As many gateways at either end, and hubs between, where planes are changed three times. */
const GATEWAYS_TRIED = 4
/** How many first flights are followed where planes are changed twice. */
const FLIGHTS_FOLLOWED = 4

/** With this many routes, longer detours are left out. */
const ENOUGH = 6
/** Two airports of one city, or nearly: no way through the air makes sense. */
const NEXT_DOOR_KM = 100

const longestWay = (from: ListedAirport, to: ListedAirport) => distanceKm(from, to) * 1.6 + 500

const isDomestic = ({ from, to }: Departure) => from.countryCode === to.countryCode

const airlines = new Map<string, readonly string[]>()
/** Links whose airlines are remembered, at most. */
const LINKS_REMEMBERED = 20_000

/** Who flies between two airports: from the written timetable where there is one. */
function airlinesOn(from: ListedAirport, to: ListedAirport): readonly string[] {
  const key = from.code + to.code
  const known = airlines.get(key)
  if (known) return known
  const found = isWritten(from, to)
    ? (writtenRoutes.get(key) ?? []).map(({ carrier }) => carrier)
    : carriersBetween(from, to).map(({ code }) => code)
  if (airlines.size >= LINKS_REMEMBERED) airlines.clear()
  airlines.set(key, found)
  return found
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

function lengthOf(route: readonly ListedAirport[]): number {
  return route.reduce((km, stop, i) => {
    const next = route[i + 1]
    return next ? km + distanceKm(stop, next) : km
  }, 0)
}

/** What a route costs in kilometres, hubs' merits counted in. */
function routeCost(route: readonly ListedAirport[], km: number): number {
  return route.reduce((cost, stop, i) => {
    const before = route[i - 1]
    const next = route[i + 1]
    return before && next ? cost + hubCost(before, stop, next) / 2 : cost
  }, km / 2)
}

/** The sensible ones of some routes, best first. */
function bestRoutes(routes: ListedAirport[][], longest: number): ListedAirport[][] {
  return routes
    .map((route) => ({ route, km: lengthOf(route) }))
    .filter(({ route, km }) => km <= longest && new Set(route).size === route.length)
    .sort((a, b) => a.km - b.km)
    .slice(0, ROUTES_TRIED * 3)
    .map(({ route, km }) => ({ route, cost: routeCost(route, km) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, ROUTES_TRIED)
    .map(({ route }) => route)
}

function twoChanges(from: ListedAirport, to: ListedAirport, longest: number): ListedAirport[][] {
  const ends = neighbours(to, false)
  const routes = neighbours(from, true).flatMap((start) =>
    ends
      .filter((end) => end !== start && isLinked(start, end))
      .map((end) => [from, start, end, to]),
  )
  return bestRoutes(routes, longest)
}

/** A small airport's gateway, a hub, and another gateway: to the ends of the world. */
function threeChanges(from: ListedAirport, to: ListedAirport, longest: number): ListedAirport[][] {
  const onTheWay = (gates: ListedAirport[]) =>
    gates
      .map((gate) => ({
        gate,
        cost: distanceKm(from, gate) + distanceKm(gate, to) - gate.size * 400,
      }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, GATEWAYS_TRIED)
      .map(({ gate }) => gate)
  const ends = onTheWay(neighbours(to, false))
  const routes = onTheWay(neighbours(from, true)).flatMap((start) =>
    ends.flatMap((end) =>
      hubsBetween(start, end, longest)
        .slice(0, GATEWAYS_TRIED)
        .map((hub) => [from, start, hub, end, to]),
    ),
  )
  return bestRoutes(routes, longest)
}

/** Follows routes, best first, until there is enough to choose from. */
function followUntilEnough(routes: ListedAirport[][], date: string): Journey[] {
  const journeys: Journey[] = []
  const byFirstStop = new Map<ListedAirport | undefined, number>()
  for (const route of routes) {
    if (journeys.length >= ENOUGH * 2) break
    const known = byFirstStop.get(route[1]) ?? 0
    // So that not every way begins with the same flight, unless there is no other.
    const found = follow(route, date).slice(0, Math.max(1, FLIGHTS_FOLLOWED - known))
    byFirstStop.set(route[1], known + found.length)
    journeys.push(...found)
  }
  return journeys
}

/** All sensible ways from one airport to another that leave on a local date. Empty when there is none. */
export function journeysOn(from: ListedAirport, to: ListedAirport, date: string): Journey[] {
  const km = distanceKm(from, to)
  if (km < NEXT_DOOR_KM && !isLinked(from, to)) return []
  const nonstop = follow([from, to], date)
  // No connections where direct flights are short and frequent.
  if (nonstop.length > 2 && km < 1_000) return nonstop
  const hubs = hubsBetween(from, to, longestWay(from, to))
  const all = [...nonstop, ...hubs.flatMap((hub) => follow([from, hub, to], date))]
  const longest = longestWay(from, to) + 2_500
  if (all.length < ENOUGH) all.push(...followUntilEnough(twoChanges(from, to, longest), date))
  if (all.length === 0) return followUntilEnough(threeChanges(from, to, longest), date)
  const through = all.filter(isThrough)
  return through.length >= ENOUGH ? through : all
}
