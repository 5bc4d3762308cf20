import { airportIndexOn, searchAirports as find } from '@jatra/contract/places/airports/search'
import { suggestAirports } from '@jatra/contract/places/airports/suggested'
import { searchAirports } from '@jatra/contract/flight/endpoints'
import { airportsIn, foundAirportsIn } from '@jatra/contract/whole-order/place-in'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { HttpHandler } from 'msw'
import { languageOfAnswer, type Answer } from '../answer.ts'
import { listCountries, countryDetails } from '@jatra/contract/places/country'

/** Airport search, by the same pure functions as the API. */
export function airportHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(searchAirports, (asked) => {
      const { query, rules, headers, now } = asked
      const language = languageOfAnswer(asked)
      if (rules.noAirports) return []
      headers.set('cache-control', 'public, max-age=3600')
      if (query.q) {
        const day = todayInDhaka(now)
        const found = find(airportIndexOn(day), query.q, query.limit)
        return foundAirportsIn(language, found, { q: query.q, day })
      }
      return query.country ? airportsIn(language, suggestAirports(query.country, query.limit)) : []
    }),
  ]
}

/** The countries list, which is the API's own. */
export function countryHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(listCountries, ({ headers }) => {
      headers.set('cache-control', 'public, max-age=3600')
      return [...countryDetails]
    }),
  ]
}
