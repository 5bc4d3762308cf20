import { LRUCache } from 'lru-cache'
import type { Cabin } from '@jatra/contract/flight/passengers'
import type { ListedAirport } from '@jatra/contract/places/airports/list'
import { daysBetween } from '@jatra/contract/values/dates'
import type { FlightSupplier } from '@jatra/api/providers/flights/flight-supplier'
import { combinations, pick } from './combinations.ts'
import { priceJourney, type PricedJourney } from './fares.ts'
import { journeysOn } from './journeys.ts'
import { offersOf } from './offers.ts'
import { airportsOfCode } from '@jatra/contract/places/airports/cities'
import { assertFlightQuery } from '@jatra/contract/flight/assert-flight-query'

/** Airlines sell seats this many days ahead. */
const SOLD_DAYS_AHEAD = 361

/** About 20 kB each. */
const ROUTES_REMEMBERED = 500
const remembered = new LRUCache<string, PricedJourney[]>({ max: ROUTES_REMEMBERED })

/** The ways from one airport to another on a day, with what they cost today: many people ask for the same ones. */
function pricedOn(
  from: ListedAirport,
  to: ListedAirport,
  date: string,
  cabin: Cabin,
  today: string,
): PricedJourney[] {
  const key = [from.code, to.code, date, cabin, today].join(' ')
  const found =
    remembered.get(key) ??
    journeysOn(from, to, date).flatMap((journey) => priceJourney(journey, cabin, today) ?? [])
  remembered.set(key, found)
  return found
}

/**
 * Flights from a timetable in the program: real routes within and from Bangladesh, likely ones everywhere else.
 * The same query on the same day gives the same offers; it needs no network, no clock and no chance.
 */
export function createTimetableProvider(): Pick<FlightSupplier, 'search'> {
  return {
    async search(query, { max, today, notBefore }) {
      assertFlightQuery(query, today)
      const choices = query.legs.map(({ from, to, date }) => {
        if (daysBetween(today, date) > SOLD_DAYS_AHEAD) return []
        return airportsOfCode(from, date)
          .flatMap((start) =>
            airportsOfCode(to, date).flatMap((end) =>
              pricedOn(start, end, date, query.travelClass, today),
            ),
          )
          .filter(({ journey: [first] }) => first && first.departs >= notBefore)
      })
      return { ...offersOf(pick(combinations(choices), max), query), terms: {} }
    },
  }
}
