import { z } from 'zod'
import { ticketNameOf, ticketTitleOf } from '@jatra/contract/flight/ticket-name'
import type { Money } from '../../../db/offer-terms.ts'
import {
  type BookingOutcome,
  type BookingRequest,
  type OrderLookup,
  type SupplierOrder,
  SupplierError,
  type RejectionReason,
  type BookingPassenger,
} from '../flight-supplier.ts'
import type { DuffelClient } from './duffel-client.ts'
import { DuffelError } from './duffel-error.ts'
import { dataOf, orderSchema, pageOf, type DuffelOrder } from './duffel-schemas.ts'
import { supplierOrderOf } from './supplier-order.ts'
import { duffelRules } from './duffel-rules.ts'

/** Latin letters with their accents, but for the few that Duffel names as exceptions. */
const LETTERS = /^(?!.*[ÆæĲĳŒœÞð])[A-Za-zÀ-ÖØ-öø-ÿĀ-ſ '-]+$/
const takes = (name: string) => LETTERS.test(name) && name.length <= duffelRules.nameLength

/** An order as Duffel takes it; null when it would not take one of the names. */
export function orderRequestOf({ orderId, offer, type, total, passengers }: BookingRequest) {
  const people = passengers.map(passengerOf)
  if (!people.every((one) => takes(one.given_name) && takes(one.family_name))) return null
  return {
    type,
    selected_offers: [offer],
    passengers: people,
    ...(type === 'instant' && { payments: [{ type: 'balance', ...total }] }),
    // By the second a look-up knows that an order is of this offer (orders.ts).
    metadata: { order_id: orderId, offer_id: offer },
  }
}

function passengerOf(passenger: BookingPassenger) {
  const { infantId, passport, gender } = passenger
  const { given, family } = ticketNameOf(passenger, duffelRules)
  return {
    id: passenger.id,
    title: ticketTitleOf(passenger.title)?.toLowerCase() ?? (gender === 'Male' ? 'mr' : 'ms'),
    gender: gender === 'Male' ? 'm' : 'f',
    given_name: given,
    family_name: family,
    born_on: passenger.birthDate,
    email: passenger.email,
    phone_number: passenger.phone,
    ...(infantId && { infant_passenger_id: infantId }),
    ...(passport && {
      identity_documents: [
        {
          type: 'passport',
          unique_identifier: passport.number,
          expires_on: passport.expiryDate,
          issuing_country_code: passport.issuedBy,
        },
      ],
    }),
  }
}

const reasons: Record<string, RejectionReason> = {
  offer_expired: 'gone',
  offer_no_longer_available: 'gone',
  order_not_created: 'gone',
  not_found: 'gone',
  already_cancelled: 'gone',
  price_changed: 'price_changed',
  payment_amount_does_not_match_order_amount: 'price_changed',
  insufficient_balance: 'balance_too_low',
  duplicate_passenger_name: 'passenger_refused',
}

/** Asked before: the outcome has to be looked up. */
const ASKED_BEFORE = [
  'offer_request_already_booked',
  'order_creation_already_attempted',
  'booking_already_attempted',
]

/**
 * What an order or a payment comes to that did not succeed. Only where Duffel says that nothing happened is it a
 * rejection; whatever else went wrong at the airline's end may have left an order there.
 * @throws SupplierError when it was not let in: too many calls, a wrong token, or a request that is wrong itself
 */
function outcomeOf(error: unknown): BookingOutcome {
  if (!(error instanceof SupplierError) || error.kind === 'rate_limited') throw error
  if (!(error instanceof DuffelError)) return { kind: 'unknown' }
  const { status, problem } = error
  const code = problem?.code ?? ''
  if (ASKED_BEFORE.includes(code)) return { kind: 'unknown' }
  if (status >= 500 && code !== 'order_not_created') return { kind: 'unknown' }
  const reason = reasons[code]
  if (reason) return { kind: 'refused', reason }
  if (problem?.pointer?.includes('/passengers')) {
    return { kind: 'refused', reason: 'passenger_refused' }
  }
  const taken = problem?.type === 'invalid_state_error' || problem?.type === 'airline_error'
  if (status === 422 && taken) return { kind: 'refused', reason: 'gone' }
  throw error
}

/** Duffel may hold a request for 120 s while an airline books. */
const ORDER_TIMEOUT_MS = 130_000

export async function book(client: DuffelClient, request: BookingRequest): Promise<BookingOutcome> {
  const data = orderRequestOf(request)
  if (!data) return { kind: 'refused', reason: 'passenger_refused' }
  try {
    const { status, answer } = await client.call({
      method: 'POST',
      path: '/air/orders',
      data,
      // Read below: an order that we cannot read is there all the same.
      answer: z.unknown(),
      timeoutMs: ORDER_TIMEOUT_MS,
    })
    // 200: booked, its data are not complete. 202: accepted, not known yet.
    const order = status === 201 ? dataOf(orderSchema).safeParse(answer).data : undefined
    return order ? { kind: 'done', order: supplierOrderOf(order.data) } : { kind: 'pending' }
  } catch (error) {
    return outcomeOf(error)
  }
}

export async function pay(
  client: DuffelClient,
  orderId: string,
  total: Money,
): Promise<BookingOutcome> {
  try {
    await client.call({
      method: 'POST',
      path: '/air/payments',
      data: { order_id: orderId, payment: { type: 'balance', ...total } },
      answer: z.unknown(),
      timeoutMs: ORDER_TIMEOUT_MS,
    })
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome.kind !== 'refused' || outcome.reason !== 'gone') return outcome
    // What cannot be paid any more may have been paid by an earlier call.
    const order = await getOrder(client, { order: orderId })
    return order?.status === 'reserved' || order?.status === 'ticketed'
      ? { kind: 'done', order }
      : outcome
  }
  const order = await getOrder(client, { order: orderId }).catch(() => null)
  return order && order.status !== 'held' ? { kind: 'done', order } : { kind: 'pending' }
}

export async function getOrder(
  client: DuffelClient,
  by: OrderLookup,
): Promise<SupplierOrder | null> {
  const order = 'order' in by ? await readOrder(client, by.order) : await findOrder(client, by)
  return order && supplierOrderOf(order)
}

/** @returns null when Duffel has no such order */
export async function readOrder(client: DuffelClient, id: string): Promise<DuffelOrder | null> {
  try {
    const { answer } = await client.call({
      method: 'GET',
      path: `/air/orders/${encodeURIComponent(id)}`,
      answer: dataOf(orderSchema),
    })
    return answer.data
  } catch (error) {
    if (error instanceof DuffelError && error.status === 404) return null
    throw error
  }
}

/**
 * The filter is not in Duffel's reference, so an order counts only when it says that it is of this offer, and for this
 * order of ours.
 */
async function findOrder(
  client: DuffelClient,
  { offer, orderId }: { offer: string; orderId: string },
): Promise<DuffelOrder | null> {
  const { answer } = await client.call({
    method: 'GET',
    path: '/air/orders',
    query: { offer_id: offer },
    answer: pageOf(orderSchema),
  })
  const isOurs = ({ metadata }: DuffelOrder) =>
    metadata?.['offer_id'] === offer && metadata['order_id'] === orderId
  return answer.data.find(isOurs) ?? null
}
