import { formatDate } from '@jatra/contract/dates'
import type { FlightQuery, FlightSearch } from '@jatra/contract/entities/flight'
import { cabinLabels, countPassengers } from '@jatra/contract/passengers'
import type { FlightSearchDefaults } from '@jatra/design-system/hero-search'
import type { AppContext } from '~/lib/context.server.ts'
import { airport, searchStart } from '~/search/search-start.server.ts'
import { withoutFilters } from './filters.ts'
import { planOf } from './journey.ts'
import { KeptViews } from './kept-views.server.ts'
import { viewOffer } from './offer-view.ts'
import { readSearch } from './search.server.ts'

/** At most so many offers stay ready in this process, about 1 kB each. */
const keptViews = new KeptViews<ReturnType<typeof viewFound>>(20_000)

/** What the results page shows, ready-made: offers as cards, and the search that they answer. */
export async function viewSearch(url: URL, context: AppContext) {
  const start = searchStart(context)
  const serverNow = new Date(context.now()).toISOString()
  // The address without its filters names one search of one visitor (in prototype mode each has a state of their own).
  const key = `${context.session.visitor ?? ''} ${withoutFilters(url.searchParams)}`
  const kept = keptViews.get(key, context.now())
  if (kept) return { ...kept, start, serverNow }

  const outcome = await readSearch(url, context)
  if (outcome.kind !== 'found') {
    const searched =
      outcome.kind === 'expired' ? searchedOf(outcome.query) : typedOf(url.searchParams)
    return { ...outcome, plan: '', start, searched }
  }
  const view = viewFound(outcome.search)
  keptViews.keep(key, { view, weight: view.count + 1, endsAt: Date.parse(view.endsAt) })
  return { ...view, start, serverNow }
}

function viewFound({ flights, query, searchUid, sessionEndTime, fareRate }: FlightSearch) {
  const offers = flights.data.map((offer) =>
    viewOffer(offer, flights.dictionaries, query, fareRate),
  )
  const { adults, children, infants } = query
  return {
    kind: 'found' as const,
    plan: planOf(query),
    searched: searchedOf(query),
    searchUid,
    /** OfferView[] as JSON: written once for the whole session, where Remix would encode each value at each request. */
    offers: JSON.stringify(offers),
    count: offers.length,
    airlines: flights.dictionaries.carriers,
    travellers: { adults, children, infants },
    facts: factsOf(query),
    endsAt: sessionEndTime,
  }
}

/** The search in one line. */
function factsOf(query: FlightQuery) {
  const [out, ...more] = query.legs
  const place = (code: string) => ({ code, city: airport(code)?.city ?? code })
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

/** The search as its form shows it. */
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

/** What can be read of an address that is no search, so that nothing typed is lost. */
function typedOf(params: URLSearchParams): FlightSearchDefaults {
  const count = (name: string, least: number) => {
    const value = Number(params.get(name) ?? least)
    return Number.isInteger(value) && value >= least && value < 100 ? value : least
  }
  const date = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(params.get(name) ?? '') ? params.get(name) : null
  const travelClass = params.get('travelClass')
  return {
    from: airport((params.get('originLocationCode') ?? '').toUpperCase()),
    to: airport((params.get('destinationLocationCode') ?? '').toUpperCase()),
    departureDate: date('departureDate'),
    returnDate: date('returnDate'),
    passengers: {
      adults: count('adults', 1),
      children: count('children', 0),
      infants: count('infants', 0),
      cabin: travelClass === 'BUSINESS' || travelClass === 'FIRST' ? travelClass : 'ECONOMY',
    },
  }
}
