import { airports } from '@jatra/contract/places/airports/list'
import { buildAirportIndex, searchAirports } from '@jatra/contract/places/airports/search'
import { suggestAirports } from '@jatra/contract/places/airports/suggested'
import { searchAirports as searchCall } from '@jatra/contract/flight/endpoints'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/** The list changes with a release only. */
const CACHED = { 'cache-control': 'public, max-age=3600' }

/** For the whole process: it takes some 30 ms to build. */
const index = buildAirportIndex(airports)

/** `/api/airports`: matches for a typed text, or what an empty field suggests for a country (decision 005). */
export function airportRoutes(routes: Routes): void {
  routes.open(searchCall, async ({ query }) => {
    const { q, country, limit } = query
    const found = q || !country ? searchAirports(index, q, limit) : suggestAirports(country, limit)
    return json(found, 200, CACHED)
  })
}
