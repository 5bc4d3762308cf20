import { z } from 'zod'
import type { Cancellation } from './make-order.ts'
import { findOrder } from './orders.ts'
import { invalidState, notFound } from './problems.ts'
import type { DuffelState } from './state.ts'

const HOUR = 60 * 60_000

/** What cancelling an order would bring back, for an hour. */
export function createCancellation(state: DuffelState, input: unknown): Cancellation {
  const { order_id } = z.object({ order_id: z.string() }).parse(input)
  const { order, route } = findOrder(state, order_id)
  if (order.cancelled_at) throw invalidState('already_cancelled')
  const unpaid = order.payment_status.awaiting_payment
  const credits = route === 'LTN-SYD'
  const amount = unpaid ? '0.00' : order.total_amount
  const cancellation = {
    id: state.newId('ore'),
    order_id,
    live_mode: false,
    created_at: new Date(state.clock()).toISOString(),
    expires_at: new Date(state.clock() + HOUR).toISOString(),
    confirmed_at: null,
    refund_amount: amount,
    refund_currency: order.total_currency,
    refund_to: unpaid ? 'awaiting_payment' : credits ? 'airline_credits' : 'balance',
    airline_credits: credits ? [{ amount, currency: order.total_currency }] : [],
  }
  state.cancellations.push(cancellation)
  return cancellation
}

export function readCancellation(state: DuffelState, id: string): Cancellation {
  const found = state.cancellations.find((one) => one.id === id)
  if (!found) throw notFound()
  return found
}

/** Only the newest quote of an order can be confirmed, within its hour. */
export function confirmCancellation(state: DuffelState, id: string): Cancellation {
  const found = readCancellation(state, id)
  const { order } = findOrder(state, found.order_id)
  if (order.cancelled_at) throw invalidState('already_cancelled')
  const newest = state.cancellations.findLast((one) => one.order_id === found.order_id)
  if (newest?.id !== id) throw invalidState('order_cancellation_superseded')
  if (Date.parse(found.expires_at) <= state.clock()) {
    throw invalidState('order_cancellation_expired')
  }
  found.confirmed_at = new Date(state.clock()).toISOString()
  order.cancelled_at = found.confirmed_at
  order.cancellation = found
  order.available_actions = ['update']
  return found
}
