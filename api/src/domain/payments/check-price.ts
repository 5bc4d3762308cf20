import { priceOffer } from '@jatra/contract/flight/fare'
import { formatBdt } from '@jatra/contract/values/money'
import { validateAmount } from '@jatra/contract/payment/payment-limits'
import { DomainError } from '@jatra/contract/http/problem'
import type { StoredOffer } from '../flights/search-store.ts'

/**
 * What is to be paid, integer BDT, from our own data alone (decision 013, The API computes the price again).
 *
 * @throws DomainError price_changed with the right price when the traveller saw another; invalid_input when the gateway
 * takes no such sum
 */
export function checkPrice(seen: number, bought: StoredOffer): number {
  const { totalPayable: price } = priceOffer(bought.offer.travelerPricings, bought.fareRate)
  if (price !== seen) {
    const message = `The price of this flight is ${formatBdt(price)}. Nothing has been charged.`
    throw new DomainError('price_changed', message, { price })
  }
  const message = validateAmount(price)
  if (message) throw new DomainError('invalid_input', message, { errors: { price: [message] } })
  return price
}
