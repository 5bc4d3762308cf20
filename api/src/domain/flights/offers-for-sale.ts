import { rateOf, type FareRates } from '@jatra/contract/flight/fare'
import type { Logger } from '@jatra/contract/observability/logging'
import type { FlightSearchResult } from '../../providers/flights/flight-supplier.ts'

/**
 * The offers of a search that we have a rate for, and that rate. A search has one rate: offers in another currency than
 * the cheapest one's are left out, and so are offers in unknown currencies.
 */
export function offersForSale(
  { offers }: Pick<FlightSearchResult, 'offers'>,
  rates: FareRates,
  log: Logger,
): { offers: FlightSearchResult['offers']; fareRate: number } {
  const known = offers.find(({ price }) => rateOf(price.currency, rates) !== null)
  const currency = known?.price.currency ?? rates.fareCurrency
  const sold = offers.filter(({ price }) => price.currency === currency)
  if (sold.length < offers.length) {
    const currencies = [...new Set(offers.map(({ price }) => price.currency))]
    const count = offers.length - sold.length
    log.warn('flight_offers_not_sold', { because: 'no rate', count, currencies, sold: currency })
  }
  return { offers: sold, fareRate: rateOf(currency, rates) ?? rates.fareRate }
}
