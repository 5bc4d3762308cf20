import type { FlightQuery } from '@jatra/contract/flight/flight'
import type { FlightSupplierName } from '@jatra/contract/flight/flight-booking'
import type { SupplierRules } from '@jatra/contract/flight/supplier-rules'
import { DomainError } from '@jatra/contract/http/problem'
import type { Logger } from '@jatra/contract/observability/logging'
import type {
  FlightSearchOptions,
  FlightSearchResult,
  FlightSupplier,
} from '../../providers/flights/flight-supplier.ts'

interface AskDeps {
  flights: { selling: readonly FlightSupplier[] }
  log: Logger
  /** Fires after a number of milliseconds. */
  timeout?: (ms: number) => AbortSignal
}

/** How long a supplier is waited for that is searched beside others. One that sells alone has its own time-out. */
const BESIDE_OTHERS_MS = 15_000

/** What a supplier has found. */
export interface SupplierResult extends FlightSearchResult {
  supplier: FlightSupplierName
  rules: SupplierRules
}

/** What each supplier has found, and whether one of them gave no answer, so that there may be more. */
interface FoundFlights {
  results: SupplierResult[]
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
  const results = asked.filter((result) => result !== null)
  if (results.length === 0) throw airlinesUnavailable()
  return { results, partial: results.length < asked.length }
}

export const airlinesUnavailable = () =>
  new DomainError('provider_unavailable', 'airlinesUnavailable', { retryAfter: 10 })

/** @returns null without a usable answer in time */
async function ask(
  { log, timeout = AbortSignal.timeout.bind(AbortSignal) }: AskDeps,
  supplier: FlightSupplier,
  query: FlightQuery,
  options: FlightSearchOptions,
): Promise<SupplierResult | null> {
  const { within } = options
  try {
    const searching = supplier.search(query, options)
    const found = await (within === undefined
      ? searching
      : Promise.race([searching, over(timeout(within))]))
    return { ...found, supplier: supplier.name, rules: supplier.rules }
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
