import type { FlightPaymentBody } from '@jatra/contract/calls/payments'
import type { Dictionaries, FlightOffer } from '@jatra/contract/entities/flight'
import type { FlightOrder } from '@jatra/contract/entities/flight-order'
import { travelerSchema, type Traveler } from '@jatra/contract/entities/traveler'
import { priceOffer } from '@jatra/contract/fare'
import { isDomestic, travelDates } from '@jatra/contract/itinerary'
import { formatBdt } from '@jatra/contract/money'
import { refuseAmount } from '@jatra/contract/payment-limits'
import { fieldErrorsOf, parseInput, Refusal, type FieldErrors } from '@jatra/contract/problem'
import type { Asked } from '../answer.ts'
import { placeFlightOrder } from '../fixtures/flight-orders.ts'
import type { OrderToPlace } from '../fixtures/orders.ts'
import { refuseFields } from '../request-parts.ts'
import { offerIn, offersOf, openSearch } from '../state/searches.ts'
import type { World } from '../world.ts'

/**
 * Checks the payment of a flight and makes its order.
 * @throws Refusal as the contract's processPayment lists them
 */
export function buyFlight(
  world: World,
  { visitor, rules, now }: Asked,
  body: FlightPaymentBody,
  placed: OrderToPlace,
): FlightOrder {
  const search = openSearch(visitor, body.productData.searchUid, now)
  if (rules.priceRisePercent && !search.risen.has(body.productId)) {
    search.risen.set(body.productId, rules.priceRisePercent)
  }
  const offers = offersOf(search)
  const offer = offerIn(offers, body.productId)
  const travelers = readTravelers(body, offer, offers.dictionaries)
  const { totalPayable: price } = priceOffer(offer.travelerPricings, world.fareRate)
  if (body.price !== price) {
    const message = `The price of this flight is ${formatBdt(price)}. Nothing has been charged.`
    throw new Refusal('price_changed', message, { price })
  }
  const refused = refuseAmount(price)
  if (refused) refuseFields({ price: [refused] })
  return placeFlightOrder({
    ...placed,
    offer,
    dictionaries: offers.dictionaries,
    query: search.query,
    searchUid: search.searchUid,
    fareRate: world.fareRate,
    travelers,
  })
}

/** The travellers, each by the rules of their kind and of this flight (D10). */
function readTravelers(
  body: FlightPaymentBody,
  offer: FlightOffer,
  dictionaries: Dictionaries,
): Traveler[] {
  const { travelerPricings } = offer
  const count = travelerPricings.length
  if (body.travelers !== count || body.travelersData.length !== count) {
    const message = `This offer is for ${String(count)} ${count === 1 ? 'traveller' : 'travellers'}. Please search again to change that.`
    throw new Refusal('passengers_refused', message, { errors: { travelers: [message] } })
  }
  const dates = travelDates(offer)
  const errors: FieldErrors = {}
  if (body.deliveryDate !== dates.departureDate) {
    errors['deliveryDate'] = [`This flight departs on ${dates.departureDate}`]
  }
  const passport = !isDomestic(offer, dictionaries)
  const travelers = body.travelersData.flatMap((traveler, index) => {
    const kind = travelerPricings[index]?.travelerType ?? 'ADULT'
    const parsed = parseInput(travelerSchema({ kind, passport, ...dates }), traveler)
    if (parsed.success) return parsed.data
    for (const [field, messages] of Object.entries(fieldErrorsOf(parsed.error))) {
      errors[`travelersData.${index}.${field}`] = messages
    }
    return []
  })
  if (Object.keys(errors).length) refuseFields(errors)
  return travelers
}
