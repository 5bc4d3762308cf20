import { passengersRefused } from '@jatra/contract/flight/flight-errors'
import { assertFlightQuery } from '@jatra/contract/flight/assert-flight-query'
import { flightQueryOf, getOffer, getSearch, searchFlights } from '@jatra/contract/flight/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { FlightSearch } from '@jatra/contract/flight/flight'
import { dictionariesIn } from '@jatra/contract/whole-order/place-in'
import { validatePassengers } from '@jatra/contract/flight/passengers'
import { simulatorPricing } from '@jatra/contract/flight/pricing'
import type { HttpHandler } from 'msw'
import { languageOfAnswer, type Answer, type RequestContext } from '../answer.ts'
import { offerIn, offersOf, openSearch } from '../state/searches.ts'
import { LIMITS, remember } from '../state/limits.ts'
import type { SearchRecord } from '../state/visitor-state.ts'
import { seedOf, type MockBackend } from '../mock-backend.ts'

/** Flight search, a search again, and one offer of it. */
export function flightHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  const session = (search: SearchRecord, now: number): Omit<FlightSearch, 'flights'> => ({
    sessionStartTime: new Date(search.startedAt).toISOString(),
    sessionEndTime: new Date(search.endsAt).toISOString(),
    serverTime: new Date(now).toISOString(),
    searchUid: search.searchUid,
    query: search.query,
    partial: search.partial,
  })
  const whole = (search: SearchRecord, asked: RequestContext): FlightSearch => {
    const { offers: data, dictionaries: english } = offersOf(search)
    const dictionaries = dictionariesIn(languageOfAnswer(asked), english)
    return { flights: { data, dictionaries }, ...session(search, asked.now) }
  }

  return [
    answer(searchFlights, (asked) => {
      const { query: given, visitor, rules, now } = asked
      const query = flightQueryOf(given)
      const message = validatePassengers(query)
      if (message) throw passengersRefused(message)
      assertFlightQuery(query, todayInDhaka(now))
      const search: SearchRecord = {
        searchUid: backend.newId(),
        query,
        seed: seedOf(backend, visitor),
        max: rules.noOffers ? 0 : given.max,
        partial: rules.partialResults ?? false,
        pricing: rules.pricing ? simulatorPricing(rules.pricing) : backend.pricing,
        dear: rules.longContent ?? false,
        untold: rules.noFareRules ?? false,
        risen: new Map(),
        startedAt: now,
        endsAt: now + (rules.sessionMs ?? backend.sessionMs),
      }
      remember(visitor.searches, search.searchUid, search, LIMITS.searches)
      return whole(search, asked)
    }),

    answer(getSearch, (asked) =>
      whole(openSearch(asked.visitor, asked.params.searchUid, asked.now), asked),
    ),

    answer(getOffer, (asked) => {
      const { params, visitor, now } = asked
      const search = openSearch(visitor, params.searchUid, now)
      const offers = offersOf(search)
      return {
        ...session(search, now),
        offer: offerIn(offers, params.flightId),
        dictionaries: dictionariesIn(languageOfAnswer(asked), offers.dictionaries),
      }
    }),
  ]
}
