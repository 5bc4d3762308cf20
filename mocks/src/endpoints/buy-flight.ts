import type { FlightPaymentBody } from '@jatra/contract/payment/endpoints'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { priceOffer } from '@jatra/contract/flight/fare'
import { checkFlightTravelers } from '@jatra/contract/flight/flight-validation'
import { formatBdt } from '@jatra/contract/values/money'
import { validateAmount } from '@jatra/contract/payment/payment-limits'
import { DomainError } from '@jatra/contract/http/problem'
import type { RequestContext } from '../answer.ts'
import { placeFlightOrder } from '../fixtures/flight-orders.ts'
import type { OrderToPlace } from '../fixtures/orders.ts'
import { assertNoFieldErrors } from '../request-parts.ts'
import { offerIn, offersOf, openSearch } from '../state/searches.ts'
import type { MockBackend } from '../mock-backend.ts'

/**
 * Checks the payment of a flight and makes its order.
 * @throws DomainError as the contract's processPayment lists them
 */
export function buyFlight(
  backend: MockBackend,
  { visitor, rules, now }: RequestContext,
  body: FlightPaymentBody,
  placed: OrderToPlace,
): FlightOrder {
  const search = openSearch(visitor, body.productData.searchUid, now)
  if (rules.priceRisePercent && !search.risen.has(body.productId)) {
    search.risen.set(body.productId, rules.priceRisePercent)
  }
  const offers = offersOf(search)
  const offer = offerIn(offers, body.productId)
  const { dictionaries } = offers
  const checked = checkFlightTravelers(body, { offer, dictionaries, query: search.query })
  const { totalPayable: price } = priceOffer(offer.travelerPricings, backend.fareRate)
  if (body.price !== price) {
    const message = `The price of this flight is ${formatBdt(price)}. Nothing has been charged.`
    throw new DomainError('price_changed', message, { price })
  }
  const message = validateAmount(price)
  if (message) assertNoFieldErrors({ price: [message] })
  return placeFlightOrder({
    ...placed,
    offer,
    dictionaries,
    query: search.query,
    searchUid: search.searchUid,
    fareRate: backend.fareRate,
    travelers: checked.map(({ traveler }) => traveler),
  })
}
