import { listCountries } from '@jatra/contract/places/country-endpoints'
import { countryDetails } from '@jatra/contract/places/country-details'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'

/** The countries list, which is the API's own. */
export function countryHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(listCountries, ({ headers }) => {
      headers.set('cache-control', 'public, max-age=3600')
      return [...countryDetails]
    }),
  ]
}
