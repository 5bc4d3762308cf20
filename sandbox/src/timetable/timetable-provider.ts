import { daysBetween } from '@jatra/contract/values/dates'
import type { FlightSupplier } from '@jatra/api/providers/flights/flight-supplier'
import { combinations, pick } from './combinations.ts'
import { priceJourney } from './fares.ts'
import { journeysOn } from './journeys.ts'
import { offersOf } from './offers.ts'
import { airportsOfCode } from '@jatra/contract/places/airports/cities'
import { assertFlightQuery } from '@jatra/contract/flight/assert-flight-query'

/** Airlines sell seats this many days ahead. */
const SOLD_DAYS_AHEAD = 361

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
        const journeys = airportsOfCode(from, date).flatMap((start) =>
          airportsOfCode(to, date).flatMap((end) => journeysOn(start, end, date)),
        )
        return journeys.flatMap((journey) => {
          const [first] = journey
          if (!first || first.departs < notBefore) return []
          return priceJourney(journey, query.travelClass, today) ?? []
        })
      })
      return { ...offersOf(pick(combinations(choices), max), query), terms: {} }
    },
  }
}
