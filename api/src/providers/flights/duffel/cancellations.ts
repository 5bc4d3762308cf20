import type { Money } from '../../../db/offer-terms.ts'
import type { CancellationQuote } from '../flight-supplier.ts'
import { SupplierError } from '../flight-supplier.ts'
import type { DuffelClient } from './duffel-client.ts'
import { codeOf } from './duffel-error.ts'
import { dataOf, orderCancellationSchema, type DuffelCancellation } from './duffel-schemas.ts'
import { readOrder } from './orders.ts'

/** An airline may take as long to cancel as to book. */
const CANCELLATION_TIMEOUT_MS = 130_000
const PATH = '/air/order_cancellations'

/** Of an order that is cancelled already: the cancellation that it has. */
export async function quoteCancellation(
  client: DuffelClient,
  orderId: string,
): Promise<CancellationQuote> {
  try {
    const { answer } = await client.call({
      method: 'POST',
      path: PATH,
      data: { order_id: orderId },
      answer: dataOf(orderCancellationSchema),
      timeoutMs: CANCELLATION_TIMEOUT_MS,
    })
    return quoteOf(answer.data)
  } catch (error) {
    if (codeOf(error) !== 'already_cancelled') throw error
    const cancellation = (await readOrder(client, orderId))?.cancellation
    if (!cancellation) throw error
    return quoteOf(cancellation)
  }
}

/** @throws SupplierError rejected when a newer quote, or the end of its hour, has replaced this one */
export async function cancel(
  client: DuffelClient,
  quoteId: string,
): Promise<{ refund: Money | null }> {
  const path = `${PATH}/${encodeURIComponent(quoteId)}` as const
  try {
    const { answer } = await client.call({
      method: 'POST',
      path: `${path}/actions/confirm`,
      answer: dataOf(orderCancellationSchema),
      timeoutMs: CANCELLATION_TIMEOUT_MS,
    })
    return { refund: refundOf(answer.data) }
  } catch (error) {
    if (codeOf(error) !== 'already_cancelled') throw error
  }
  const { answer } = await client.call({
    method: 'GET',
    path,
    answer: dataOf(orderCancellationSchema),
  })
  return { refund: refundOf(answer.data) }
}

function quoteOf(cancellation: DuffelCancellation): CancellationQuote {
  const expiresAt = cancellation.expires_at ?? cancellation.confirmed_at
  if (!expiresAt) throw new SupplierError('rejected', 'A cancellation has no end of its quote')
  return { id: cancellation.id, refund: refundOf(cancellation), expiresAt }
}

/** The refund to us. A voucher or an airline's credit is none, so the traveller's refund is unknown then. */
function refundOf(cancellation: DuffelCancellation): Money | null {
  const { refund_amount: amount, refund_currency: currency, refund_to: to } = cancellation
  if (!amount || !currency) return null
  return to === 'balance' || to === 'arc_bsp_cash' || to === 'awaiting_payment'
    ? { amount, currency }
    : null
}
