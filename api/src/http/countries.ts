import { listCountries } from '@jatra/contract/places/country-endpoints'
import { countryDetails } from '@jatra/contract/places/country-details'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/** The list changes with a release only. */
const CACHED = { 'cache-control': 'public, max-age=3600' }

/** `/api/countries`: the same list for everybody. */
export function countryRoutes(routes: Routes): void {
  routes.open(listCountries, () => Promise.resolve(json(countryDetails, 200, CACHED)))
}
