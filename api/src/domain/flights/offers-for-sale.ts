import { feeInBdt, priceOffer } from '@jatra/contract/flight/fare'
import type { FareConditions } from '@jatra/contract/flight/fare-conditions'
import type { Dictionaries, FlightOffer, PricedOffer } from '@jatra/contract/flight/flight'
import { offerHoldOf } from '@jatra/contract/flight/hold'
import { pricingOf, rateOf, sellOffer, type PricingSettings } from '@jatra/contract/flight/pricing'
import type { Logger } from '@jatra/contract/observability/logging'
import type { Condition, OfferTerms } from '../../db/offer-terms.ts'
import type { SupplierResult } from './ask-suppliers.ts'

interface SaleDeps {
  pricing: PricingSettings
  log: Logger
  clock: () => number
}

/** What a search sells. */
interface OffersForSale {
  offers: PricedOffer[]
  dictionaries: Dictionaries
  /** Of each offer, by its id. */
  terms: Record<string, OfferTerms>
}

/**
 * The offers of all suppliers, each priced by the rules of its own, cheapest first, under ids that they do not share. What
 * is in a currency that we have no rate for is left out.
 */
export function offersForSale(deps: SaleDeps, results: readonly SupplierResult[]): OffersForSale {
  const all = results
    .flatMap((result) => priced(deps, result))
    .map((one) => ({ ...one, payable: priceOffer(one.offer).totalPayable }))
    .sort((a, b) => a.payable - b.payable)
    .map((one, index) => ({ ...one, id: String(index + 1) }))
  return {
    offers: all.map(({ id, offer }) => ({ ...offer, id })),
    dictionaries: results.map(({ dictionaries }) => dictionaries).reduce(both),
    terms: Object.fromEntries(
      all.flatMap(({ id, terms }): [string, OfferTerms][] => (terms ? [[id, terms]] : [])),
    ),
  }
}

function priced(deps: SaleDeps, { supplier, offers, terms, rules }: SupplierResult) {
  const sold = offers.flatMap((offer) => {
    const pricing = pricingOf(supplier, offer.price.currency, deps.pricing)
    if (!pricing) return []
    const its = terms[offer.id]
    const ruled = { ...offer, supplierRules: rules }
    return [{ offer: sellOffer(its ? withTerms(deps, ruled, its) : ruled, pricing), terms: its }]
  })
  if (sold.length < offers.length) {
    const currencies = [...new Set(offers.map(({ price }) => price.currency))]
    const count = offers.length - sold.length
    deps.log.warn('flight_offers_not_sold', { because: 'no rate', supplier, count, currencies })
  }
  return sold
}

/** The public part of an offer's terms. */
function withTerms({ pricing, clock }: SaleDeps, offer: FlightOffer, its: OfferTerms): FlightOffer {
  const inTaka = (condition: Condition | null): FareConditions['refund'] => {
    if (!condition) return null
    const { allowed, penalty } = condition
    const converted = penalty && rateOf(its.supplier, penalty.currency, pricing)
    return { allowed, fee: penalty && converted ? feeInBdt(penalty.amount, converted.rate) : null }
  }
  return {
    ...offer,
    hold: offerHoldOf(its.hold, clock()),
    ...(its.passportRequired && { passportRequired: true }),
    conditions: { refund: inTaka(its.refund), change: inTaka(its.change) },
  }
}

const both = (a: Dictionaries, b: Dictionaries): Dictionaries => ({
  carriers: { ...a.carriers, ...b.carriers },
  aircraft: { ...a.aircraft, ...b.aircraft },
  locations: { ...a.locations, ...b.locations },
})
