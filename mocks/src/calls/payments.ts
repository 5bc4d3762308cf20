import { getOrder, listFlightOrders } from '@jatra/contract/calls/orders'
import { processPayment, type FlightPaymentBody } from '@jatra/contract/calls/payments'
import type { Dictionaries, FlightOffer } from '@jatra/contract/entities/flight'
import { travelerSchema, type Traveler } from '@jatra/contract/entities/traveler'
import { priceOffer } from '@jatra/contract/fare'
import { formatBdt } from '@jatra/contract/money'
import { isDomestic, travelDates } from '@jatra/contract/itinerary'
import { refuseAmount } from '@jatra/contract/payment-limits'
import { fieldErrorsOf, parseInput, Refusal, type FieldErrors } from '@jatra/contract/problem'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer } from '../answer.ts'
import { digest } from '../digest.ts'
import { payUrlOf, placeOrder } from '../fixtures/orders.ts'
import { ordersOf, settleOverdue } from '../state/orders.ts'
import { offerIn, offersOf, openSearch } from '../state/searches.ts'
import { LIMITS, remember } from '../state/visitor-state.ts'
import type { World } from '../world.ts'

/** Placing an order, the orders of an account, one order. */
export function paymentHandlers(answer: Answer, world: World): HttpHandler[] {
  return [
    answer(processPayment, async (asked) => {
      const { params, body, visitor, rules, now, request } = asked
      if (params.paymentType !== body.paymentType) {
        refuseFields({ paymentType: ['Please select a payment option'] })
      }
      const key = idempotencyKeyOf(request)
      const bodyDigest = await digest(JSON.stringify(body))
      const before = key === null ? undefined : visitor.idempotency.get(`${body.userId} ${key}`)
      if (before) {
        if (before.bodyDigest === bodyDigest) return before.answer
        throw new Refusal(
          'idempotency_mismatch',
          'You changed something since the last try. Please submit again.',
        )
      }

      const search = openSearch(visitor, body.productData.searchUid, now)
      if (rules.priceRisePercent && !search.risen.has(body.productId)) {
        search.risen.set(body.productId, rules.priceRisePercent)
      }
      const offers = offersOf(world, search)
      const offer = offerIn(offers, body.productId)
      const travelers = readTravelers(body, offer, offers.dictionaries)
      const { totalPayable: price } = priceOffer(offer.travelerPricings, world.fareRate)
      if (body.price !== price) {
        const message = `The price of this flight is ${formatBdt(price)}. Nothing has been charged.`
        throw new Refusal('price_changed', message, { price })
      }
      const refused = refuseAmount(price)
      if (refused) refuseFields({ price: [refused] })

      const [orderId, tranId] = [world.newId(), world.newId()]
      const { _id: userId } = accountOf(asked)
      const order = placeOrder({
        orderId,
        tranId,
        offer,
        dictionaries: offers.dictionaries,
        query: search.query,
        searchUid: search.searchUid,
        fareRate: world.fareRate,
        paymentType: params.paymentType,
        travelers,
        createdAt: now,
      })
      const record = { userId, order, confirmsAt: null, earlier: false }
      remember(visitor.orders, orderId, record, LIMITS.orders)
      const answered = { url: payUrlOf(tranId), orderId }
      if (key !== null) {
        const paid = { bodyDigest, answer: answered }
        remember(visitor.idempotency, `${userId} ${key}`, paid, LIMITS.idempotency)
      }
      return answered
    }),

    answer(listFlightOrders, ({ params, query, visitor, rules, now, headers }) => {
      settleOverdue(visitor, now)
      const orders = ordersOf(visitor, params.userId).filter(
        ({ _id }) => !rules.noOrders || !visitor.orders.get(_id)?.earlier,
      )
      const start = query.cursor === undefined ? 0 : afterCursor(orders, query.cursor)
      const page = orders.slice(start, start + query.limit)
      const last = page.at(-1)
      if (last && start + query.limit < orders.length) {
        const path = listFlightOrders.path.replace('{userId}', encodeURIComponent(params.userId))
        const next = new URLSearchParams({ limit: String(query.limit), cursor: last._id })
        headers.set('link', `<${path}?${next.toString()}>; rel="next"`)
      }
      return page
    }),

    answer(getOrder, ({ params, visitor, now }) => {
      settleOverdue(visitor, now)
      const record = visitor.orders.get(params.orderId)
      if (record?.userId !== params.userId) {
        throw new Refusal('not_found', 'This booking is not there.')
      }
      return record.order
    }),
  ]
}

function refuseFields(errors: FieldErrors): never {
  const message = Object.values(errors)[0]?.[0] ?? 'Please check what you entered.'
  throw new Refusal('invalid_input', message, { errors })
}

/** 1 to 100 visible ASCII characters; null when the header is absent. */
function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null || /^[\x21-\x7e]{1,100}$/.test(key)) return key
  const message = 'Use 1 to 100 visible ASCII characters.'
  throw new Refusal('invalid_input', `Idempotency-Key: ${message}`, {
    errors: { 'Idempotency-Key': [message] },
  })
}

function afterCursor(orders: readonly { _id: string }[], cursor: string): number {
  const index = orders.findIndex(({ _id }) => _id === cursor)
  if (index < 0)
    refuseFields({ cursor: ['This page is not there. Please start from the first one.'] })
  return index + 1
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
