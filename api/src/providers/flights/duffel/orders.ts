import { z } from 'zod'
import type { Money } from '../../../db/offer-terms.ts'
import type {
  BookingOutcome,
  BookingRequest,
  OrderLookup,
  SupplierOrder,
} from '../flight-supplier.ts'
import type { DuffelClient } from './duffel-client.ts'
import { DuffelError } from './duffel-error.ts'
import { dataOf, orderSchema, pageOf, type DuffelOrder } from './duffel-schemas.ts'
import { outcomeOf } from './order-outcome.ts'
import { orderRequestOf } from './order-request.ts'
import { supplierOrderOf } from './supplier-order.ts'

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
