import type { FlightOffer } from './flight.ts'

/**
 * An offer at another total, as a supplier says it when it is asked again: one sum for everybody. Each traveller bears
 * their share of it; what rounding leaves goes to the first, so that the fares add up to the total.
 * @param total a decimal string in the offer's currency
 */
export function withTotal<Offer extends FlightOffer>(offer: Offer, total: string): Offer {
  const [before, after] = [cents(offer.price.grandTotal), cents(total)]
  if (before === after || before === 0) return offer
  const share = (amount: string) => Math.floor((cents(amount) * after) / before)
  const shares = offer.travelerPricings.map(({ price }) => share(price.total))
  const left = after - shares.reduce((sum, one) => sum + one, 0)
  const travelerPricings = offer.travelerPricings.map((pricing, index) => {
    const own = (shares[index] ?? 0) + (index === 0 ? left : 0)
    const base = Math.min(share(pricing.price.base), own)
    const tax = pricing.price.tax !== undefined && { tax: decimal(own - base) }
    const price = { ...pricing.price, total: decimal(own), base: decimal(base), ...tax }
    return { ...pricing, price }
  })
  const base = travelerPricings.reduce((sum, { price }) => sum + cents(price.base), 0)
  const price = {
    ...offer.price,
    total: decimal(after),
    grandTotal: decimal(after),
    base: decimal(base),
  }
  return { ...offer, price, travelerPricings }
}

const cents = (amount: string) => Math.round(Number(amount) * 100)
const decimal = (amount: number) => (amount / 100).toFixed(2)
