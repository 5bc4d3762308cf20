import { getOffer, getSearch, searchFlights as searchCall } from '@jatra/contract/flight/endpoints'
import { searchFlights, type SearchFlightsDeps } from '../domain/flights/search-flights.ts'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/** `/api/airport/search` (docs/specification.md, Flight endpoints): answers are JSON already when they arrive here. */
export function flightRoutes(routes: Routes, deps: SearchFlightsDeps): void {
  routes.open(searchCall, async ({ query, clientIp }) =>
    json(await searchFlights(deps, query, clientIp)),
  )
  routes.open(getSearch, async ({ params }) =>
    json(await deps.searches.readAnswer(params.searchUid)),
  )
  routes.open(getOffer, async ({ params }) =>
    json(await deps.searches.readOfferAnswer(params.searchUid, params.flightId)),
  )
}
