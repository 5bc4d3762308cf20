import { flightNotHeld } from '@jatra/contract/flight/flight-errors'
import type { FlightPaymentBody } from '@jatra/contract/flight/flight-payment'
import type { FlightOffer } from '@jatra/contract/flight/flight'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { checkFlightPrice, quoteFlight } from '@jatra/contract/flight/flight-quote'
import { checkFlightTravelers } from '@jatra/contract/flight/flight-validation'
import type { OfferHold } from '@jatra/contract/flight/hold'
import { assertOfferFree, isLive, usesOf, type OfferUse } from '@jatra/contract/flight/offer-use'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { RequestContext } from '../answer.ts'
import { placeFlightOrder } from '../fixtures/flight-orders.ts'
import type { OrderToPlace } from '../fixtures/orders.ts'
import { bringUpToDate } from '../state/orders.ts'
import { offerIn, offersOf, openSearch } from '../state/searches.ts'
import type { VisitorState } from '../state/visitor-state.ts'

/**
 * Checks the payment of a flight and makes its order.
 * @throws DomainError as the contract's processPayment lists them
 */
export function buyFlight(
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
  bringUpToDate(visitor, now)
  assertOfferFree(othersOf(visitor, body))
  const quote = quoteFlight(offer, todayInDhaka(now))
  checkFlightPrice(body.price, quote)
  const hold = body.payLater ? holdOf(offer, rules.holdMs, now) : null
  return placeFlightOrder({
    ...placed,
    offer,
    dictionaries,
    query: search.query,
    searchUid: search.searchUid,
    quote,
    hold,
    travelers: checked,
  })
}

/** What became of the visitor's orders that asked the airline for this offer. */
function othersOf(
  { orders }: VisitorState,
  { productId, productData: { searchUid }, userId: buyer }: FlightPaymentBody,
): OfferUse[] {
  return [...orders.values()].flatMap(({ userId, order }) => {
    if (order.serviceType !== 'flight') return []
    const { productData, booking } = order
    const same = productData.searchUid === searchUid && productData.offer.id === productId
    if (!same) return []
    const { _id: orderId, bookingReference } = order
    const own = userId === buyer && isLive(booking) && { own: { orderId, bookingReference } }
    return usesOf(booking).map((use) => ({ ...use, ...own }))
  })
}

/** @throws DomainError invalid_input when the seats cannot be held */
function holdOf({ hold }: FlightOffer, holdMs: number | undefined, now: number): OfferHold {
  if (!hold) throw flightNotHeld()
  if (holdMs === undefined) return hold
  const payBy = new Date(now + holdMs).toISOString()
  return { payBy, priceGuaranteedUntil: payBy }
}
