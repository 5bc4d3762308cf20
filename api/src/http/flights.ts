import { getOffer, getSearch, searchFlights as searchCall } from '@jatra/contract/flight/endpoints'
import { searchFlights, type SearchFlightsDeps } from '../domain/flights/search-flights.ts'
import { languageAsked, languageHeaders } from '@jatra/contract/http/accept-language'
import type { Language } from '@jatra/contract/values/language'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/** `/api/airport/search` (docs/specification.md, Flight endpoints): answers are JSON already when they arrive here. */
export function flightRoutes(routes: Routes, deps: SearchFlightsDeps): void {
  routes.open(searchCall, ({ query, clientIp, request }) =>
    inLanguageOf(request, (language) => searchFlights(deps, query, { clientIp, language })),
  )
  routes.open(getSearch, ({ params, request }) =>
    inLanguageOf(request, (language) => deps.searches.readAnswer(params.searchUid, language)),
  )
  routes.open(getOffer, ({ params, request }) =>
    inLanguageOf(request, (language) =>
      deps.searches.readOfferAnswer(params.searchUid, params.flightId, language),
    ),
  )
}

async function inLanguageOf(request: Request, answer: (language: Language) => Promise<string>) {
  const language = languageAsked(request.headers)
  return json(await answer(language), 200, languageHeaders(language))
}
