import { getOffer, getSearch, searchFlights as searchCall } from '@jatra/contract/flight/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { searchFlights, type SearchFlightsDeps } from '../domain/flights/search-flights.ts'
import { languageAsked, languageHeaders } from '@jatra/contract/http/accept-language'
import type { Language } from '@jatra/contract/values/language'
import { json } from './json.ts'
import type { Routes } from './route.ts'
import type { BookingDeps } from '../domain/bookings/booking-deps.ts'
import { receiveSupplierNotice } from '../domain/bookings/receive-supplier-notice.ts'
import { readBody } from './read-body.ts'

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

/** Webhooks of the flight supplier about changed orders, authenticated by their signature. */
export function addSupplierNoticeRoutes(routes: Routes, deps: BookingDeps): void {
  routes.app.post('/api/flights/webhook', async (c) => {
    const body = await readBody(c.req.raw)
    const taken = await receiveSupplierNotice(deps, body, c.req.raw.headers)
    if (!taken) throw new DomainError('invalid_input', 'noticeRejected')
    return c.text('ok')
  })
}
