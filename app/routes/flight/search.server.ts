import {
  flightQueryOf,
  flightSearchQuerySchema,
  getSearch,
  searchAirports,
  searchFlights,
  type FlightSearchQuery,
} from '@jatra/contract/flight/endpoints'
import type { FlightQuery, FlightSearch } from '@jatra/contract/flight/flight'
import { isMeantBy } from '@jatra/design-system/airport-autocomplete'
import { fieldErrorsOf, DomainError, type FieldErrors } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { filterNames } from './filters.ts'
import { search } from '~/messages/search.ts'
import { searchParamsOf } from './journey.ts'
import { filledLegs, readPlainLegs } from './plain-legs.ts'
import { language } from '~/messages/language.ts'

type SearchOutcome =
  | { kind: 'found'; search: FlightSearch }
  | { kind: 'expired'; query: FlightQuery }
  | { kind: 'searching'; query: FlightQuery; made: Promise<MadeSearch> }
  /** A multi-city search without script that asked for its rows, or for another row. */
  | { kind: 'unfinished' }
  | SearchProblem

/** The outcome of a new search: its results, and the parameters of their address. */
export type MadeSearch =
  | { kind: 'made'; search: FlightSearch; params: URLSearchParams }
  | SearchProblem

export type SearchProblem =
  | { kind: 'rejected'; message: string; errors: FieldErrors }
  | { kind: 'failed' }

/**
 * The search at an address of the results. An address without `searchId` makes a new search and redirects to the same
 * address with its id, so that reload, back and forward keep offers and countdown; with an id that search is read.
 * Airlines may take seconds to answer, so the outcome of a new search is a promise, which never rejects.
 */
export async function readSearch(
  url: URL,
  context: AppContext,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  if (url.searchParams.has('rows')) return { kind: 'unfinished' }
  const typed = await withTypedLegs(url.searchParams, context)
  if (typeof typed === 'string') return { kind: 'rejected', message: typed, errors: {} }
  const params = await withTypedAirports(typed, context)
  const parsed = flightSearchQuerySchema.safeParse(queryObject(params))
  if (!parsed.success) {
    const errors = fieldErrorsOf(parsed.error, language)
    return { kind: 'rejected', message: Object.values(errors)[0]?.[0] ?? '', errors }
  }
  // Only a form without JavaScript can send one kind of trip and the fields of another.
  const halfDone = validateTripType(params, parsed.data)
  if (halfDone) return { kind: 'rejected', message: halfDone, errors: {} }
  const query = flightQueryOf(parsed.data)
  try {
    const searchUid = params.get('searchId')
    if (searchUid) {
      const search = await readBack(searchUid, context)
      if (!search) return { kind: 'expired', query }
      // An address that was edited by hand is another search.
      if (sameQuery(search.query, query)) return { kind: 'found', search }
    }
  } catch (error) {
    return problemOf(error)
  }
  return { kind: 'searching', query, made: makeSearch(params, context, signal) }
}

async function makeSearch(
  params: URLSearchParams,
  context: AppContext,
  signal: AbortSignal,
): Promise<MadeSearch> {
  try {
    const search = await context.api.call(searchFlights, { query: queryObject(params) })
    return { kind: 'made', search, params: canonical(search, params) }
  } catch (error) {
    if (error instanceof DomainError) return problemOf(error)
    if (!signal.aborted) context.log.error('search_failed', { error })
    return { kind: 'failed' }
  }
}

/** @throws errors that the API did not answer */
function problemOf(error: unknown): SearchProblem {
  if (!(error instanceof DomainError)) throw error
  if (error.status >= 500) return { kind: 'failed' }
  return { kind: 'rejected', message: error.message, errors: error.errors ?? {} }
}

/** A trip type that does not fit the other parameters must not silently become a one-way search. */
function validateTripType(params: URLSearchParams, query: FlightSearchQuery): string | null {
  const tripType = params.get('tripType')
  if (tripType === 'roundTrip' && !query.returnDate) return search.returnMissing
  if (tripType === 'multiCity' && !query.leg) return search.legsMissing
  return null
}

async function readBack(searchUid: string, context: AppContext): Promise<FlightSearch | null> {
  try {
    return await context.api.call(getSearch, { params: { searchUid } })
  } catch (error) {
    if (error instanceof DomainError && [400, 404, 410].includes(error.status)) return null
    throw error
  }
}

/** The rows of a multi-city search without script as legs, or their errors. */
async function withTypedLegs(
  given: URLSearchParams,
  context: AppContext,
): Promise<URLSearchParams | string> {
  const legs = filledLegs(readPlainLegs(given))
  const params = new URLSearchParams(given)
  for (const name of ['legFrom', 'legTo', 'legDate']) params.delete(name)
  if (legs.length > 0) params.delete('leg')
  for (const { from, to, date } of legs) {
    if (!from || !to || !date) return search.multiCity.incomplete
    const codes = []
    for (const typed of [from, to]) {
      const [found] = await context.api.call(searchAirports, { query: { q: typed } })
      if (!found || !isMeantBy(found, typed)) return search.multiCity.unknown(typed)
      codes.push(found.code)
    }
    params.append('leg', `${codes.join('-')}-${date}`)
  }
  return params
}

/**
 * Without JavaScript the form sends the typed text beside the code that was chosen before. A text that does not mean
 * that airport is looked up.
 */
async function withTypedAirports(
  given: URLSearchParams,
  context: AppContext,
): Promise<URLSearchParams> {
  const params = new URLSearchParams(given)
  if (params.get('tripType') === 'oneWay') params.delete('returnDate')
  for (const [textName, codeName] of [
    ['originText', 'originLocationCode'],
    ['destinationText', 'destinationLocationCode'],
  ] as const) {
    const typed = params.get(textName)?.trim()
    params.delete(textName)
    if (!typed) continue
    const found = await context.api.call(searchAirports, { query: { q: typed.slice(0, 80) } })
    const code = params.get(codeName)
    if (found.some((airport) => airport.code === code)) continue
    const [first] = found
    params.set(codeName, first && isMeantBy(first, typed) ? first.code : '')
  }
  return params
}

/** The address that the results keep: the search in the spec's names, its id, and the filters already chosen. */
function canonical(search: FlightSearch, params: URLSearchParams): URLSearchParams {
  const kept = searchParamsOf(search.query)
  for (const name of filterNames) for (const value of params.getAll(name)) kept.append(name, value)
  kept.set('searchId', search.searchUid)
  return kept
}

function sameQuery(a: FlightQuery, b: FlightQuery): boolean {
  return searchParamsOf(a).toString() === searchParamsOf(b).toString()
}

/**
 * Empty fields of a GET form count as absent. When a name occurs twice the first counts: without JavaScript the native
 * fields come before the hidden ones, which the visitor cannot change.
 */
export function queryObject(params: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name).filter((value) => value !== '')
    if (values.length === 0) continue
    query[name] = name === 'leg' ? values : (values[0] ?? '')
  }
  return query
}
