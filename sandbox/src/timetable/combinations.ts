import { MINUTE_MS } from '@jatra/contract/values/time-units'
import type { PricedJourney } from './fares.ts'

/** Minutes between landing from one leg and leaving on the next. */
const BETWEEN_LEGS = 60
/** How many journeys of the first leg are combined with those of the others. */
const FIRST_LEGS = 16

/** A journey for every leg, and what they cost one adult together, in US cents. */
export interface Combination {
  legs: readonly PricedJourney[]
  cents: number
  /** Minutes of all legs, waits included. */
  minutes: number
}

export function minutesOfJourney({ journey }: PricedJourney): number {
  const start = journey[0]
  const end = journey.at(-1)
  return start && end ? (end.arrives - start.departs) / MINUTE_MS : 0
}

function combine(legs: readonly PricedJourney[]): Combination {
  const sum = legs.reduce((total, { cents }) => total + cents, 0)
  const oneSeller = new Set(legs.map(({ seller }) => seller.code)).size === 1
  // Airlines give a tenth off for coming back with them, a little for more flights on one ticket.
  const percent = legs.length === 1 ? 100 : oneSeller ? 90 : 97
  return {
    legs,
    cents: Math.round((sum * percent) / 100),
    minutes: legs.reduce((total, leg) => total + minutesOfJourney(leg), 0),
  }
}

function follows(before: PricedJourney, after: PricedJourney): boolean {
  const landed = before.journey.at(-1)?.arrives ?? 0
  const leaves = after.journey[0]?.departs ?? 0
  return leaves - landed >= BETWEEN_LEGS * MINUTE_MS
}

const stopsOf = ({ journey }: PricedJourney) => journey.length - 1
const byPrice = (a: { cents: number }, b: { cents: number }) => a.cents - b.cents

/**
 * One leg after the other: the same airline's cheapest, any airline's cheapest, the fewest stops, and airlines in turn
 * so that not every offer ends with the same flight.
 */
export function combinations(choices: readonly (readonly PricedJourney[])[]): Combination[] {
  const [first, ...others] = choices
  if (!first) return []
  let partial: PricedJourney[][] = pick(
    first.map((leg) => combine([leg])),
    FIRST_LEGS,
  ).map(({ legs }) => [...legs])
  if (others.length === 0) partial = first.map((leg) => [leg])
  for (const choice of others) {
    const sorted = [...choice].sort(byPrice)
    const airlines = new Set(sorted.map(({ seller }) => seller))
    partial = partial.flatMap((legs, i) => {
      const last = legs.at(-1)
      if (!last) return []
      const possible = sorted.filter((leg) => follows(last, leg))
      const same = possible.filter(({ seller }) => seller === last.seller)
      const fewest = [...possible].sort((a, b) => stopsOf(a) - stopsOf(b) || byPrice(a, b))[0]
      const turn = [...airlines][i % airlines.size]
      const other = possible.find(({ seller }) => seller === turn)
      const next = new Set([...same.slice(0, 2), ...possible.slice(0, 1)])
      if (fewest) next.add(fewest)
      if (other) next.add(other)
      return [...next].map((leg) => [...legs, leg])
    })
    if (partial.length > 200) partial = partial.slice(0, 200)
  }
  return partial.map(combine)
}

/**
 * The best `max`: the cheapest and the quickest, then the cheapest nonstop of each airline, then of each airline and
 * number of stops, then the cheapest of the rest.
 * Sorted by price, and where that is equal by time and flight numbers, so that the order never wavers.
 */
export function pick(all: readonly Combination[], max: number): Combination[] {
  const name = ({ legs }: Combination) => legs.map(({ key }) => key).join(' ')
  const order = (a: Combination, b: Combination) =>
    a.cents - b.cents || a.minutes - b.minutes || (name(a) < name(b) ? -1 : 1)
  const sorted = [...all].sort(order)
  const fastest = [...sorted].sort((a, b) => a.minutes - b.minutes || order(a, b))[0]
  const chosen = new Set<Combination>(sorted.slice(0, 1))
  if (fastest && max > 1) chosen.add(fastest)
  // Two places of ten stay for those who would rather change and pay less.
  const nonstopPlaces = Math.ceil(max * 0.8)
  const kinds = new Set<string>()
  const stops = ({ legs }: Combination) => legs.reduce((sum, leg) => sum + stopsOf(leg), 0)
  const nonstop = sorted.filter((one) => stops(one) === 0)
  for (const one of [...nonstop, ...sorted]) {
    const kind = one.legs.map((leg) => `${leg.seller.code}${stopsOf(leg)}`).join(' ')
    if (kinds.has(kind) || chosen.size >= (stops(one) ? max : nonstopPlaces)) continue
    kinds.add(kind)
    chosen.add(one)
  }
  for (const one of sorted) {
    if (chosen.size >= max) break
    chosen.add(one)
  }
  return [...chosen].slice(0, max).sort(order)
}
