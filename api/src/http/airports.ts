import { airports } from '@jatra/contract/places/airports/list'
import { buildAirportIndex, searchAirports } from '@jatra/contract/places/airports/search'
import { suggestAirports } from '@jatra/contract/places/airports/suggested'
import { searchAirports as searchCall } from '@jatra/contract/flight/endpoints'
import { airportsIn } from '@jatra/contract/places/place-in'
import { languageAsked, languageHeaders } from '@jatra/contract/http/accept-language'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/** The list changes with a release only. */
const CACHED = { 'cache-control': 'public, max-age=3600' }

/** For the whole process: it takes some 30 ms to build. */
const index = buildAirportIndex(airports)

/** `/api/airports`: matches for a typed text, or what an empty field suggests for a country (decision 005). */
export function airportRoutes(routes: Routes): void {
  routes.open(searchCall, async ({ query, request }) => {
    const { q, country, limit } = query
    const found = q || !country ? searchAirports(index, q, limit) : suggestAirports(country, limit)
    const language = languageAsked(request.headers)
    return json(airportsIn(language, found), 200, { ...CACHED, ...languageHeaders(language) })
  })
}
