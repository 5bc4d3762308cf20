import { airports } from '@jatra/contract/places/airports/list'
import { buildAirportIndex, searchAirports as find } from '@jatra/contract/places/airports/search'
import { suggestAirports } from '@jatra/contract/places/airports/suggested'
import { searchAirports } from '@jatra/contract/flight/endpoints'
import { airportsIn } from '@jatra/contract/places/place-in'
import type { HttpHandler } from 'msw'
import { languageOfAnswer, type Answer } from '../answer.ts'

/** For the whole process: it takes some 30 ms to build. */
const index = buildAirportIndex(airports)

/** Airport search, by the same pure functions as the API. */
export function airportHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(searchAirports, (asked) => {
      const { query, rules, headers } = asked
      const language = languageOfAnswer(asked)
      if (rules.noAirports) return []
      headers.set('cache-control', 'public, max-age=3600')
      if (query.q) return airportsIn(language, find(index, query.q, query.limit))
      return query.country ? airportsIn(language, suggestAirports(query.country, query.limit)) : []
    }),
  ]
}
