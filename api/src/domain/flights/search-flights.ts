import { randomBytes } from 'node:crypto'
import { flightQueryOf, type FlightSearchQuery } from '@jatra/contract/flight/endpoints'
import { passengersRefused } from '@jatra/contract/flight/flight-errors'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { PricingSettings } from '@jatra/contract/flight/pricing'
import { salesClosedUntil } from '@jatra/contract/flight/sales'
import { validatePassengers } from '@jatra/contract/flight/passengers'
import type { Language } from '@jatra/contract/values/language'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import type { FlightSuppliers } from '../../providers/flights/flight-suppliers.ts'
import { byAddress, consumeRateLimit, type LimitDeps } from '../limits.ts'
import { airlinesUnavailable, askSuppliers } from './ask-suppliers.ts'
import { offersForSale } from './offers-for-sale.ts'
import type { SearchStore } from './search-store.ts'

export interface SearchFlightsDeps extends LimitDeps {
  flights: Pick<FlightSuppliers, 'selling'>
  searches: SearchStore
  /** How the suppliers' offers are priced. */
  pricing: PricingSettings
  /** How long offers are valid, in minutes. */
  flightSessionMinutes: number
}

/**
 * Asks the suppliers and opens a session for their offers. @returns the answer's JSON
 * @throws DomainError passengers_refused before a supplier is asked; invalid_input; rate_limited; provider_unavailable
 */
export async function searchFlights(
  deps: SearchFlightsDeps,
  input: FlightSearchQuery,
  { clientIp, language }: { clientIp: string; language: Language },
): Promise<string> {
  const message = validatePassengers(input)
  if (message) throw passengersRefused(message)
  const counted = byAddress('searchByAddress', clientIp)
  // Not committed to disk by itself: the search that is stored next commits it too.
  await consumeRateLimit(deps, counted, { durable: false })
  const query = flightQueryOf(input)
  const now = deps.clock()
  const { results, partial } = await askSuppliers(deps, query, {
    max: input.max,
    today: todayInDhaka(now),
    notBefore: salesClosedUntil(now),
  })
  const sold = offersForSale(deps, results)
  // The supplier that gave no answer may have flights, so it would be untrue that there are none.
  if (partial && sold.offers.length === 0) throw airlinesUnavailable()
  const row = {
    searchUid: randomBytes(16).toString('base64url'),
    query,
    ...sold,
    offers: sold.offers.slice(0, input.max),
    partial,
    startedAt: new Date(now),
    endsAt: new Date(now + deps.flightSessionMinutes * MINUTE_MS),
  }
  return deps.searches.write(row, language)
}
