import { flightNotHeld, flightWithdrawn, searchExpired } from '@jatra/contract/flight/flight-errors'
import type { FlightPaymentBody } from '@jatra/contract/flight/flight-payment'
import { checkFlightTravelers } from '@jatra/contract/flight/flight-validation'
import { checkFlightPrice, quoteFlight } from '@jatra/contract/flight/flight-quote'
import type { FlightOffer, PricedOffer } from '@jatra/contract/flight/flight'
import { HOLD_ANSWER_MINUTES, offerHoldOf, type OfferHold } from '@jatra/contract/flight/hold'
import { assertOfferFree } from '@jatra/contract/flight/offer-use'
import { payOfferBy } from '@jatra/contract/flight/time-to-pay'
import { withTotal } from '@jatra/contract/flight/with-total'
import { DomainError } from '@jatra/contract/http/problem'
import { type OfferTerms } from '../../db/offer-terms.ts'
import { SupplierError } from '../../providers/flights/flight-supplier.ts'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { flightBookings, flightOrders } from '../../db/schema.ts'
import { enqueueBookingWork } from '../bookings/booking-deps.ts'
import { readOfferUses } from '../bookings/claim-offer.ts'
import type { OrderRequest } from './find-key.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { storeOrder } from './store-order.ts'
import { storeTravelers } from './store-travelers.ts'
import { phoneOf } from '@jatra/contract/order/order-traveler'

/**
 * The offer with the supplier's current price and hold, and how long these are valid.
 * @throws DomainError withdrawn, provider_unavailable
 */
async function reprice(
  { flights, log, clock }: PaymentDeps,
  offer: PricedOffer,
  { reference, supplier }: OfferTerms,
): Promise<{ offer: PricedOffer; expiresAt: number }> {
  try {
    const now = await flights.named(supplier).reprice(reference)
    if (now.kind === 'available') {
      const hold = offerHoldOf(now.hold, clock())
      const repriced = { ...withTotal(offer, now.total.amount), hold }
      return { offer: repriced, expiresAt: now.expiresAt }
    }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    log.error('supplier_failed', { call: 'reprice', kind: error.kind, error })
    throw new DomainError('provider_unavailable', 'airlineUnavailable', { retryAfter: 10 })
  }
  throw flightWithdrawn()
}

/** @throws DomainError session_expired when the offer expires before it could be paid */
function timeToPay({ clock }: PaymentDeps, offerExpiresAt: number): number {
  const payBy = payOfferBy(clock(), offerExpiresAt)
  if (payBy !== null) return payBy
  throw searchExpired()
}

/** @throws DomainError invalid_input when the seats cannot be held, or no longer */
function holdToAsk({ hold }: FlightOffer): OfferHold {
  if (hold) return hold
  throw flightNotHeld()
}

/**
 * Checks a flight's payment against the offer of its search and stores the order.
 * @returns the order's id
 * @throws DomainError not_found, session_expired, withdrawn, already_taken, passengers_refused, invalid_input,
 * price_changed, provider_unavailable, too_many_unpaid
 */
export async function placeFlightOrder(
  deps: PaymentDeps,
  request: OrderRequest,
  body: FlightPaymentBody,
): Promise<string> {
  const { searchUid } = body.productData
  const stored = await deps.searches.readOffer(searchUid, body.productId)
  const terms = await deps.searches.readTerms(searchUid, body.productId)
  // It was found before the supplier stopped selling here.
  if (terms && !deps.flights.sells(terms.supplier)) throw searchExpired()
  // The supplier's rules of today: the search may be of before they changed.
  const supplierRules = terms && deps.flights.named(terms.supplier).rules
  const found = { ...stored, offer: { ...stored.offer, ...(supplierRules && { supplierRules }) } }
  const travelers = checkFlightTravelers(body, found)
  // Before any money moves: its payment would only be given back (claim-offer.ts).
  if (terms) assertOfferFree(await readOfferUses(deps.db, terms, request))
  const repriced = terms && (await reprice(deps, found.offer, terms))
  const bought = { ...found, offer: repriced?.offer ?? found.offer }
  const quote = quoteFlight(bought.offer, todayInDhaka(deps.clock()))
  checkFlightPrice(body.price, quote)
  const hold = body.payLater ? holdToAsk(bought.offer) : null
  const expiresAt = hold
    ? deps.clock() + HOLD_ANSWER_MINUTES * MINUTE_MS
    : timeToPay(deps, repriced?.expiresAt ?? Infinity)
  return storeOrder(deps, request, body.paymentType, async () => ({
    serviceType: 'flight',
    quote,
    payLater: hold !== null,
    expiresAt,
    travelerCount: travelers.length,
    contact: {
      name: body.firstName,
      email: body.email,
      phone: phoneOf(travelers[0]?.traveler),
      address: body.address || null,
    },
    async addDetails(tx, orderId) {
      const { offer, dictionaries, query } = bought
      await tx.insert(flightOrders).values({
        orderId,
        searchUid,
        offer,
        dictionaries,
        query,
        fareRate: offer.pricing.rate,
        departureDate: body.deliveryDate,
      })
      await tx.insert(flightBookings).values({
        orderId,
        status: 'none',
        supplier: terms?.supplier ?? 'jatra_air',
        terms,
        hold,
        updatedAt: new Date(deps.clock()),
      })
      await storeTravelers(tx, orderId, travelers)
      if (hold) await enqueueBookingWork({ ...deps, db: tx }, orderId)
    },
  }))
}
