import { DomainError, invalidFields } from '../http/problem.ts'
import type { Quote } from '../order/quote.ts'
import { validateAmount } from '../payment/payment-limits.ts'
import { priceOffer, splitPrice, TAX_PERCENT } from './fare.ts'
import type { PricedOffer } from './flight.ts'

/**
 * What an offer costs, to be stored with its order, so that a later change of a rate changes no order.
 * @param today in Asia/Dhaka, `YYYY-MM-DD`: the day of a rate that has no other
 */
export function quoteFlight(
  offer: Pick<PricedOffer, 'price' | 'travelerPricings' | 'pricing' | 'conditions'>,
  today: string,
): Quote {
  const { price, travelerPricings, pricing, conditions } = offer
  const { rate, rateSetOn, discountPercent, marginPercent } = pricing
  const { lines, margin, serviceFee, discount, totalPayable } = priceOffer(offer)
  return {
    currency: 'BDT',
    lines: lines.map(({ travelerType, count, base, tax, subtotal, total }) => ({
      item: travelerType,
      travelerIds: travelerPricings
        .filter((pricing) => {
          const split = splitPrice(pricing.price, rate)
          return (
            pricing.travelerType === travelerType &&
            split.subtotal === subtotal &&
            split.tax === tax
          )
        })
        .map(({ travelerId }) => travelerId),
      count,
      base,
      tax,
      total,
    })),
    discount,
    margin,
    serviceFee,
    total: totalPayable,
    conversion: { currency: price.currency, rate, date: rateSetOn ?? today },
    policy: {
      taxPercent: travelerPricings.some((one) => one.price.tax === undefined) ? TAX_PERCENT : null,
      discountPercent,
      marginPercent,
      keepsServiceFee: conditions?.serviceFee !== undefined,
    },
  }
}

/**
 * The price that the traveller saw against what the offer costs.
 * @param seen integer BDT
 * @throws DomainError price_changed with the right price; invalid_input when the gateway takes no such sum
 */
export function checkFlightPrice(seen: number, { total: price }: Pick<Quote, 'total'>): void {
  if (price !== seen) {
    throw new DomainError(
      'price_changed',
      { key: 'flightPriceChanged', params: { price } },
      { price },
    )
  }
  const message = validateAmount(price)
  if (message) throw invalidFields({ price: [message] })
}
