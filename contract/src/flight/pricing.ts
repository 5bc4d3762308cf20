import type { OfferPricing } from './fare.ts'
import type { FlightOffer, PricedOffer } from './flight.ts'
import { SIMULATOR, type FlightSupplierName } from './flight-booking.ts'

/** How each supplier's offers are priced. The simulator alone has a rate and a discount by default. */

/** What is set for all suppliers. What is left out is as each of them has it by default. */
export interface PricingSettings {
  /** Taka for one unit of `fareCurrency`; absent: only the simulator sells fares in it. */
  fareRate?: number | undefined
  /** USD unless given. */
  fareCurrency?: string | undefined
  /** The day of `fareRate`, `YYYY-MM-DD`. */
  fareRateSetOn?: string | undefined
  discountPercent?: number | undefined
  marginPercent?: number | undefined
  /** For each traveller, integer BDT. */
  serviceFee?: number | undefined
}

export const DEFAULT_FARE_CURRENCY = 'USD'
/** How many days a rate is believed without a word. */
export const DEFAULT_FARE_RATE_MAX_AGE = 7
/** Of the simulator (docs/specification.md, Fare arithmetic). */
const SIMULATOR_RATE = 80
const SIMULATOR_DISCOUNT = 10

/** How offers of this supplier in this currency are priced; null where there is no rate: they are not sold. */
export function pricingOf(
  supplier: FlightSupplierName,
  currency: string,
  settings: PricingSettings = {},
): OfferPricing | null {
  const converted = rateOf(supplier, currency, settings)
  if (!converted) return null
  return {
    ...converted,
    discountPercent: settings.discountPercent ?? (supplier === SIMULATOR ? SIMULATOR_DISCOUNT : 0),
    marginPercent: settings.marginPercent ?? 0,
    serviceFee: settings.serviceFee ?? 0,
  }
}

/** How the simulator's offers are priced. */
export function simulatorPricing(settings: PricingSettings = {}): OfferPricing {
  const pricing = pricingOf(SIMULATOR, DEFAULT_FARE_CURRENCY, settings)
  if (!pricing) throw new Error('the simulator always has a rate')
  return pricing
}

/** An offer as it is sold. Its conditions say before the payment what becomes of our service fee. */
export function sellOffer(offer: FlightOffer, pricing: OfferPricing): PricedOffer {
  const { conditions, travelerPricings } = offer
  const serviceFee = pricing.serviceFee * travelerPricings.length
  return {
    ...offer,
    pricing,
    ...(conditions && serviceFee > 0 && { conditions: { ...conditions, serviceFee } }),
  }
}

/** Taka for one unit of a supplier's currency, and its day; null where there is none. */
export function rateOf(
  supplier: FlightSupplierName,
  currency: string,
  { fareRate, fareCurrency = DEFAULT_FARE_CURRENCY, fareRateSetOn }: PricingSettings,
): Pick<OfferPricing, 'rate' | 'rateSetOn'> | null {
  if (currency === 'BDT') return { rate: 1 }
  if (fareRate !== undefined && currency === fareCurrency) {
    return { rate: fareRate, ...(fareRateSetOn && { rateSetOn: fareRateSetOn }) }
  }
  const simulated = supplier === SIMULATOR && currency === DEFAULT_FARE_CURRENCY
  return simulated ? { rate: SIMULATOR_RATE } : null
}
