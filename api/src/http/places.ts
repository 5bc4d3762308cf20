import { airportIndexOn, searchAirports } from '@jatra/contract/places/airports/search'
import { suggestAirports } from '@jatra/contract/places/airports/suggested'
import { searchAirports as searchCall } from '@jatra/contract/flight/endpoints'
import { airportsIn, foundAirportsIn } from '@jatra/contract/whole-order/place-in'
import { languageAsked, languageHeaders } from '@jatra/contract/http/accept-language'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { json } from './json.ts'
import type { Routes } from './route.ts'
import { listCountries, countryDetails } from '@jatra/contract/places/country'

/** The lists change with a release, and that of airports on the few days on which an airport opens or closes. */
const CACHED = { 'cache-control': 'public, max-age=3600' }

/** `/api/airports`: matches for a typed text, or what an empty field suggests for a country. */
export function airportRoutes(routes: Routes, { clock }: { clock: () => number }): void {
  routes.open(searchCall, async ({ query, request }) => {
    const { q, country, limit } = query
    const language = languageAsked(request.headers)
    const day = todayInDhaka(clock())
    const found =
      q || !country
        ? foundAirportsIn(language, searchAirports(airportIndexOn(day), q, limit), { q, day })
        : airportsIn(language, suggestAirports(country, limit))
    return json(found, 200, { ...CACHED, ...languageHeaders(language) })
  })
}

/** `/api/countries`: the same list for everybody. */
export function countryRoutes(routes: Routes): void {
  routes.open(listCountries, () => Promise.resolve(json(countryDetails, 200, CACHED)))
}
