import { z } from 'zod'
import { moveFlight } from './changes.ts'
import type { Offer } from './make-offer.ts'
import { makeOrder, type Order } from './make-order.ts'
import { checkPassengers, paymentSchema, readOrderRequest } from './order-request.ts'
import { invalid, invalidState, notFound, Problem } from './problems.ts'
import type { DuffelState } from './state.ts'

/** Books an offer, each search once. */
export function createOrder(state: DuffelState, input: unknown): Order {
  const request = readOrderRequest(input)
  const found = state.offers.find(({ offer }) => offer.id === request.selected_offers[0])
  if (!found) throw notFound()
  const { offer, route } = found
  if (state.offers.some((one) => one.request === found.request && one.booked)) {
    throw invalidState('offer_request_already_booked')
  }
  if (Date.parse(offer.expires_at) <= state.clock()) throw invalidState('offer_expired')
  checkPassengers(request, offer)
  const [payment] = request.payments ?? []
  if (request.type !== 'instant') {
    if (payment) throw invalid('validation_inclusion', '/data/payments')
    if (offer.payment_requirements.requires_instant_payment) {
      throw invalidState('offer_requires_instant_payment')
    }
  } else {
    if (!payment) throw invalid('validation_required', '/data/payments')
    checkPayment(payment, offer, route)
  }
  if (route === 'LHR-LGW') throw new Problem(502, 'airline_error', 'airline_unknown')
  found.booked = true
  const order = makeOrder(state, offer, request)
  state.orders.push({ route, offer, order })
  return order
}

function checkPayment(
  payment: z.output<typeof paymentSchema>,
  { total_amount, total_currency }: Pick<Offer, 'total_amount' | 'total_currency'>,
  route: string,
): void {
  if (payment.amount !== total_amount || payment.currency !== total_currency) {
    throw invalid('payment_amount_does_not_match_order_amount', '/data/payments/0/amount')
  }
  if (route === 'LGW-STN') throw invalidState('insufficient_balance')
}

const createPaymentSchema = z.object({ order_id: z.string(), payment: paymentSchema })

/** Pays an order that is held. */
export function createPayment(state: DuffelState, input: unknown) {
  const { order_id, payment } = createPaymentSchema.parse(input)
  const { order, route } = findOrder(state, order_id)
  const status = order.payment_status
  if (order.cancelled_at) throw invalidState('already_cancelled')
  if (!status.awaiting_payment) throw invalidState('already_paid')
  if (Date.parse(status.payment_required_by ?? '') <= state.clock()) {
    throw invalidState('past_payment_required_by_date')
  }
  checkPayment(payment, order, route)
  status.awaiting_payment = false
  status.payment_required_by = null
  status.price_guarantee_expires_at = null
  status.paid_at = new Date(state.clock()).toISOString()
  return { id: state.newId('pay'), order_id, ...payment, status: 'succeeded', live_mode: false }
}

export function findOrder(state: DuffelState, id: string) {
  const found = state.orders.find(({ order }) => order.id === id)
  if (!found) throw notFound()
  return found
}

/** An order as it is now; on one route the airline moves its flight at every look. */
export function readOrder(state: DuffelState, id: string): Order {
  const { order, route } = findOrder(state, id)
  if (route === 'LHR-LTN' && !order.cancelled_at) moveFlight(state, order)
  return order
}

export function listOrders(state: DuffelState, query: URLSearchParams) {
  const offer = query.get('offer_id')
  const data = state.orders
    .filter((one) => offer === null || one.offer.id === offer)
    .map(({ order }) => order)
  return { data, meta: { limit: 50, before: null, after: null } }
}

/** The airline issues tickets to all passengers, or to so many of them. */
export function issueTickets(state: DuffelState, id: string, count = Infinity): void {
  const { order } = findOrder(state, id)
  const people = order.passengers.slice(0, count)
  order.documents.push(
    ...people.map((passenger) => ({
      type: 'electronic_ticket' as const,
      unique_identifier: `1252${state.number().padStart(9, '0')}`,
      passenger_ids: [passenger.id],
    })),
  )
}
