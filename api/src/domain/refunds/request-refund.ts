import { and, eq } from 'drizzle-orm'
import type { Logger } from '@jatra/contract/observability/logging'
import { refundDueBy, type RefundReason } from '@jatra/contract/order/refund'
import { paymentAttempts, refunds, type OrderRow } from '../../db/schema.ts'
import type { EnqueueDeps } from '../mail/enqueue-email.ts'

export type RefundRequestDeps = EnqueueDeps & { log: Logger }

/**
 * Gives an order's whole price back, the way it came. Staff are told until refunds go out by themselves.
 * @param deps with the transaction of what causes it
 */
export async function requestRefund(
  deps: RefundRequestDeps,
  order: OrderRow,
  reason: RefundReason,
): Promise<void> {
  const { id: orderId, price: amount } = order
  const [paid] = await deps.db
    .select({ paymentType: paymentAttempts.paymentType })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'success')))
  const now = deps.clock()
  const channel = paid?.paymentType ?? order.paymentType
  await deps.db.insert(refunds).values({
    ...{ id: deps.newId(), orderId, status: 'requested', reason, amount, channel },
    requestedAt: new Date(now),
    dueBy: refundDueBy(now),
  })
  deps.log.error('refund_requested', { orderId, amount, reason, channel })
}
