import { fareInBdt, rateOf, type FareRates } from '@jatra/contract/flight/fare'
import type { Dictionaries, FlightOffer, FlightQuery } from '@jatra/contract/flight/flight'
import { DomainError } from '@jatra/contract/http/problem'
import type { Logger } from '@jatra/contract/observability/logging'
import type {
  FlightSearchOptions,
  FlightSearchResult,
  FlightSupplier,
  OfferTerms,
} from '../../providers/flights/flight-supplier.ts'

interface AskDeps extends FareRates {
  flights: { selling: readonly FlightSupplier[] }
  log: Logger
  /** Fires after so many milliseconds. */
  timeout?: (ms: number) => AbortSignal
}

/** How long a supplier is waited for that is searched beside others. One that sells alone has its own time-out. */
const BESIDE_OTHERS_MS = 15_000

/** The offers of all suppliers, and whether one of them gave no answer, so that there may be more. */
interface FoundFlights extends FlightSearchResult {
  partial: boolean
}

/**
 * Searches all suppliers at once. One that fails or is slow does not keep back the offers of the others.
 * @throws DomainError invalid_input; provider_unavailable when none has answered
 */
export async function askSuppliers(
  deps: AskDeps,
  query: FlightQuery,
  options: FlightSearchOptions,
): Promise<FoundFlights> {
  const { selling } = deps.flights
  const within = selling.length > 1 ? BESIDE_OTHERS_MS : undefined
  const asked = await Promise.all(
    selling.map((supplier) => ask(deps, supplier, query, { ...options, within })),
  )
  const found = asked.filter((result) => result !== null)
  if (found.length === 0) throw airlinesUnavailable()
  return { ...merge(found, deps), partial: found.length < asked.length }
}

export const airlinesUnavailable = () =>
  new DomainError('provider_unavailable', 'airlinesUnavailable', { retryAfter: 10 })

/** @returns null without a usable answer in time */
async function ask(
  { log, timeout = AbortSignal.timeout.bind(AbortSignal) }: AskDeps,
  supplier: FlightSupplier,
  query: FlightQuery,
  options: FlightSearchOptions,
): Promise<FlightSearchResult | null> {
  const { within } = options
  try {
    const searching = supplier.search(query, options)
    return await (within === undefined
      ? searching
      : Promise.race([searching, over(timeout(within))]))
  } catch (error) {
    if (error instanceof DomainError) throw error
    log.error('flight_provider_failed', { supplier: supplier.name, query, error })
    return null
  }
}

function over(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The supplier was too slow')))
  })
}

/** All offers, cheapest first, under ids that they do not share. */
function merge(found: readonly FlightSearchResult[], rates: FareRates): FlightSearchResult {
  const all = found
    .flatMap(({ offers, terms }) => offers.map((offer) => ({ offer, terms: terms[offer.id] })))
    .map((one) => ({ ...one, taka: takaOf(one.offer, rates) }))
    .sort((a, b) => a.taka - b.taka)
    .map((one, index) => ({ ...one, id: String(index + 1) }))
  return {
    offers: all.map(({ id, offer }) => ({ ...offer, id })),
    dictionaries: found.map(({ dictionaries }) => dictionaries).reduce(both),
    terms: Object.fromEntries(
      all.flatMap(({ id, terms }): [string, OfferTerms][] => (terms ? [[id, terms]] : [])),
    ),
  }
}

const both = (a: Dictionaries, b: Dictionaries): Dictionaries => ({
  carriers: { ...a.carriers, ...b.carriers },
  aircraft: { ...a.aircraft, ...b.aircraft },
  locations: { ...a.locations, ...b.locations },
})

/** To sort by. What has no rate is not sold and comes last. */
function takaOf({ price }: FlightOffer, rates: FareRates): number {
  const rate = rateOf(price.currency, rates)
  return rate === null ? Number.MAX_SAFE_INTEGER : fareInBdt(price.total, rate)
}
