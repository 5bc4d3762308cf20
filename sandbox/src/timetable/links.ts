import { airports, type ListedAirport } from '@jatra/contract/places/airports/list'
import { carriersBasedAt, carriersOfCountry, carriers, type Carrier } from './carriers.ts'
import { distanceKm } from './geo.ts'
import { writtenRoutes } from './routes.ts'

/** Where planes are changed: large airports, and every base of an airline. */
export const connectors: readonly ListedAirport[] = airports.filter(
  ({ code, size }) => size > 1 || carriersBasedAt(code).length > 0,
)
const isConnector = new Set(connectors)

/** No flights below this distance, such as between two airports of London. */
const SHORTEST_KM = 100
/** Between two large airports so near a train is quicker. */
const SHORTEST_BETWEEN_LARGE_KM = 180
/** The longest nonstop flights of the world, in km. */
const LONGEST_KM = 15_300

/** True when the timetable of the pair is written by hand: everything that touches Bangladesh. */
export function isWritten(a: ListedAirport, b: ListedAirport): boolean {
  return a.countryCode === 'BD' || b.countryCode === 'BD'
}

/** Beyond this a plane with two aisles is needed, and a base at one end. */
const RANGE_KM = 4_800
/** Beyond this only few airlines fly nonstop. */
const ULTRA_LONG_KM = 12_000
const ultraLong = new Set('EK EY QR TK SQ QF NZ AI UA DL AA AC CX KE BR'.split(' '))
/** Busy airports that foreign airlines of other continents do not reach nonstop. */
const regionalOnly = new Set(['KTM', 'CMB', 'KHI', 'MLE'])

/** Airports where only their own airlines land: Paro's valley wants pilots who know it. */
const homeOnly = new Set(['PBH'])

function canFly(carrier: Carrier, a: ListedAirport, b: ListedAirport, km: number): boolean {
  if ([a, b].some(({ code }) => homeOnly.has(code) && !carrier.bases.includes(code))) return false
  if (km < RANGE_KM) return true
  if (carrier.fleet.long === null || (km > ULTRA_LONG_KM && !ultraLong.has(carrier.code)))
    return false
  return [a, b].every(({ code }) => !regionalOnly.has(code) || carrier.bases.includes(code))
}

/** A far link needs an airline that is at home at one of its ends. */
function isFlownFar(a: ListedAirport, b: ListedAirport, km: number): boolean {
  const flies = (carrier: Carrier) => canFly(carrier, a, b, km)
  return carriersBasedAt(a.code).some(flies) || carriersBasedAt(b.code).some(flies)
}

const gateways = new Map<string, ReadonlySet<ListedAirport>>()

/** Where a smaller airport's flights go: its country's nearest connectors, or the nearest of all. */
export function gatewaysOf(airport: ListedAirport): ReadonlySet<ListedAirport> {
  const known = gateways.get(airport.code)
  if (known) return known
  const others = connectors
    .filter((other) => other !== airport && other.countryCode !== 'BD')
    .map((other) => ({ other, km: distanceKm(airport, other) }))
    .filter(({ km }) => km >= SHORTEST_KM)
    .sort((a, b) => a.km - b.km)
  const atHome = others.filter(({ other }) => other.countryCode === airport.countryCode)
  const home = atHome.slice(0, 2)
  const base = atHome.find(({ other }) => carriersBasedAt(other.code).length > 0)
  const chosen = home.length ? [...home, ...(base ? [base] : [])] : others.slice(0, 3)
  const set = new Set(chosen.map(({ other }) => other))
  gateways.set(airport.code, set)
  return set
}

/** Whether planes fly from one to the other without a change, judged by distance and size. */
export function isLinked(a: ListedAirport, b: ListedAirport): boolean {
  if (isWritten(a, b)) return writtenRoutes.has(a.code + b.code)
  const km = distanceKm(a, b)
  if (km < SHORTEST_KM || km > LONGEST_KM) return false
  if (km > RANGE_KM && !isFlownFar(a, b, km)) return false
  const sameCountry = a.countryCode === b.countryCode
  const [big, small] = a.size >= b.size ? [a, b] : [b, a]
  if (!isConnector.has(small)) {
    if (small.size === 1 && isConnector.has(big) && gatewaysOf(small).has(big)) return true
    return big.size === 3 && (sameCountry ? km < 4_000 : km < 1_800)
  }
  if (km < SHORTEST_BETWEEN_LARGE_KM) return false
  if (small.size === 3) return true
  if (big.size === 3) return sameCountry || km < (small.size === 2 ? 7_500 : 4_500)
  return km < (sameCountry ? 4_500 : 2_200) || gatewaysOf(small).has(big)
}

/** The airlines of a link: those based at either end, else of either country, else the nearest base's. At most four. */
export function carriersBetween(a: ListedAirport, b: ListedAirport): Carrier[] {
  const km = distanceKm(a, b)
  const sameCountry = a.countryCode === b.countryCode
  const candidates = [
    [...carriersBasedAt(a.code), ...carriersBasedAt(b.code)],
    [...carriersOfCountry(a.countryCode), ...carriersOfCountry(b.countryCode)],
  ]
  for (const group of candidates) {
    const flying = group.filter(
      (carrier) =>
        canFly(carrier, a, b, km) &&
        (!sameCountry || carrier.country === a.countryCode) &&
        carrier.country !== 'BD',
    )
    if (flying.length) return [...new Set(flying)].slice(0, 4)
  }
  return nearestCarrier(a, b, km)
}

function nearestCarrier(a: ListedAirport, b: ListedAirport, km: number): Carrier[] {
  let best: { carrier: Carrier; km: number } | undefined
  for (const base of connectors) {
    const away = distanceKm(a, base) + distanceKm(base, b)
    for (const carrier of carriersBasedAt(base.code)) {
      if (carrier.country === 'BD' || !canFly(carrier, a, b, km)) continue
      if (!best || away < best.km) best = { carrier, km: away }
    }
  }
  return best ? [best.carrier] : carriers.slice(0, 1)
}
