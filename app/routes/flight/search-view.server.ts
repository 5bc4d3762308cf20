import { cabinLabels } from '~/messages/format-flights.ts'
import { redirect } from '@remix-run/node'
import type { FlightQuery, FlightSearch } from '@jatra/contract/flight/flight'
import { HOME_COUNTRY } from '@jatra/contract/places/countries-home'
import { countPassengers } from '@jatra/contract/flight/passengers'
import type { FlightSearchDefaults } from '@jatra/design-system/hero-search'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '~/server/context.server.ts'
import { formatDate } from '~/messages/format.ts'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { airport, searchStart } from '~/search/search-start.server.ts'
import { viewJourneyVisas } from '~/routes/visa/journey-visas.server.ts'
import { withoutFilters } from './filters.ts'
import { routeOf, searchParamsOf } from './journey.ts'
import { viewOffer } from './offer-view.ts'
import { readSearch, type MadeSearch, type SearchProblem } from './search.server.ts'
import { readPlainLegs } from './plain-legs.ts'
import { typedLegs, typedSearch } from './typed-search.server.ts'

/** Offers that stay ready in this process, about 1 kB each. */
const MAX_CACHED_OFFERS = 20_000

/**
 * Views of searches until their session ends: a search never changes once it is made, so reload, back and forward need
 * neither the API nor another look at each offer.
 */
const viewCache = new LRUCache<string, ReturnType<typeof viewFound>>({
  maxSize: MAX_CACHED_OFFERS,
  sizeCalculation: ({ count }) => count + 1,
})

/** A search answered within this many milliseconds redirects to its results; a slower one streams. */
const STRAIGHT_MS = 400

/** The outcome of a streamed search: results with their own address, or none. */
export type LateOutcome = { kind: 'found'; href: string } | SearchProblem

/**
 * The results page, ready to show: offers as cards, and the search that they answer.
 * @throws redirect to the results of a new search
 */
export async function viewSearch({ url: address, signal }: Request, context: AppContext) {
  const url = new URL(address)
  const serverNow = new Date(context.now()).toISOString()
  const cached = viewCache.get(keyOf(url.searchParams, context))
  const today = todayInDhaka(context.now())
  const withVisas = async (view: ReturnType<typeof viewFound>) => ({
    ...{ ...view, serverNow },
    visas: await viewJourneyVisas(context, view.countries, today),
  })
  if (cached && Date.parse(cached.endsAt) > context.now()) return withVisas(cached)

  const outcome = await readSearch(url, context, signal)
  if (outcome.kind === 'found') {
    return withVisas(cacheView(outcome.search, url.searchParams, context))
  }
  if (outcome.kind === 'expired') {
    return { ...outcome, plan: '', searched: searchedOf(outcome.query) }
  }
  const searched = typedSearch(url.searchParams, todayInDhaka(context.now()))
  const typedRows = readPlainLegs(url.searchParams)
  const plainLegs = typedRows.length > 0 ? typedRows : typedLegs(url.searchParams)
  // A page that shows the form, or may come to it, gets everything that the form needs.
  const start = searchStart(context)
  if (outcome.kind !== 'searching') return { ...outcome, plan: '', start, searched, plainLegs }

  const late = outcome.made.then((made) => lateOutcome(made, context))
  // The platform's timer, because stories run this loader in the browser.
  const patience = new Promise<null>((resolve) => setTimeout(resolve, STRAIGHT_MS, null))
  const straight = await Promise.race([late, patience])
  if (straight?.kind === 'found') throw redirect(straight.href)
  if (straight) return { ...straight, plan: '', start, searched, plainLegs }
  const { query } = outcome
  return {
    kind: 'searching' as const,
    /** A key for React: another search waits anew, even for the same journey. */
    id: context.requestId,
    plan: routeOf(query, cityOf),
    address: addressOf(query),
    facts: factsOf(query),
    start,
    searched: searchedOf(query),
    late,
  }
}

/** New results are put into the cache under the address that is requested next. */
function lateOutcome(made: MadeSearch, context: AppContext): LateOutcome {
  if (made.kind !== 'made') return made
  cacheView(made.search, made.params, context)
  return { kind: 'found', href: `/flight/search?${made.params}` }
}

function cacheView(search: FlightSearch, params: URLSearchParams, context: AppContext) {
  const view = viewFound(search)
  viewCache.set(keyOf(params, context), view)
  return view
}

/** The address without its filters identifies one visitor's search (in prototype mode each visitor has a state). */
function keyOf(params: URLSearchParams, { session }: AppContext): string {
  return `${session.visitor ?? ''} ${withoutFilters(params)}`
}

function viewFound(search: FlightSearch) {
  const { flights, query, searchUid, sessionEndTime, partial } = search
  const offers = flights.data.map((offer) => viewOffer(offer, flights.dictionaries, query))
  const { adults, children, infants } = query
  return {
    kind: 'found' as const,
    plan: routeOf(query, cityOf),
    address: addressOf(query),
    searched: searchedOf(query),
    searchUid,
    /** OfferView[] as JSON: written once for the whole session, where Remix would encode each value at each request. */
    offers: JSON.stringify(offers),
    count: offers.length,
    countries: countriesOf(search),
    partial,
    airlines: flights.dictionaries.carriers,
    travelers: { adults, children, infants },
    facts: factsOf(query),
    endsAt: sessionEndTime,
  }
}

/** The countries, beside Bangladesh, that the journey goes to, and those in which planes are changed on some offer. */
function countriesOf({ flights, query }: FlightSearch) {
  const ends = new Set(query.legs.flatMap(({ from, to }) => [from, to]))
  const changes = flights.data.flatMap(({ itineraries }) =>
    itineraries.flatMap(({ segments }) =>
      segments.slice(0, -1).map(({ arrival }) => arrival.iataCode),
    ),
  )
  const abroad = (codes: Iterable<string>) => [
    ...new Set(
      [...codes].flatMap((code) => {
        const country = airport(code)?.countryCode
        return country && country !== HOME_COUNTRY ? [country] : []
      }),
    ),
  ]
  const to = abroad(ends)
  return { to, via: abroad(changes).filter((country) => !to.includes(country)) }
}

/** Address that repeats the search, without its id and filters. */
const addressOf = (query: FlightQuery) => `/flight/search?${searchParamsOf(query)}`

const cityOf = (code: string) => airport(code)?.city ?? code

/** The search in one line. */
function factsOf(query: FlightQuery) {
  const [out, ...more] = query.legs
  const place = (code: string) => ({ code, city: cityOf(code) })
  return {
    from: place(out?.from ?? ''),
    to: place(out?.to ?? ''),
    departureDate: formatDate(out?.date ?? ''),
    ...(query.tripType === 'roundTrip' && { returnDate: formatDate(more[0]?.date ?? '') }),
    ...(query.tripType === 'multiCity' && {
      moreLegs: more.map((leg) => `${leg.from} - ${leg.to}, ${formatDate(leg.date)}`),
    }),
    passengers: countPassengers(query),
    cabin: cabinLabels[query.travelClass],
  }
}

/** The search as values of the form. */
function searchedOf(query: FlightQuery): FlightSearchDefaults {
  const [out, ...more] = query.legs
  const { adults, children, infants, travelClass: cabin, tripType } = query
  return {
    tripType,
    from: airport(out?.from ?? ''),
    to: airport(out?.to ?? ''),
    departureDate: out?.date ?? null,
    returnDate: tripType === 'roundTrip' ? (more[0]?.date ?? null) : null,
    moreLegs:
      tripType === 'multiCity'
        ? more.map((leg) => ({ from: airport(leg.from), to: airport(leg.to), date: leg.date }))
        : [],
    passengers: { adults, children, infants, cabin },
  }
}
