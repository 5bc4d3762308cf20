import { and, eq, inArray, or } from 'drizzle-orm'
import { statusesBefore } from '@jatra/contract/payment/payment-status'
import type { UnpaidEnd } from '@jatra/contract/payment/attempt-end'
import { orders, paymentAttempts, paymentTransactions } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { isOfOrder, planErasure } from '../documents/plan-erasure.ts'
import type { RefundDeps } from '../refunds/refund-deps.ts'
import { refundPayment } from '../refunds/request-refund.ts'
import { findAttempt } from './find-attempt.ts'
import { planPassportErasure } from './passport-erasure.ts'
import { enqueueCappedEmail, type EventDeps } from '../outbox/enqueue-capped-email.ts'

/**
 * Moves a pending order to a final state by compare-and-set, with its open attempts. Money that the gateway holds for
 * it is refunded.
 * @param deps with a transaction
 * @returns the recipient of the email and the payments to refund; null when the order was in a final state already
 */
export async function endUnpaidOrder(deps: RefundDeps, orderId: string, status: UnpaidEnd) {
  const tx = deps.db
  const now = new Date(deps.clock())
  const [moved] = await tx
    .update(orders)
    .set({ paymentStatus: status, settledAt: now })
    .where(and(eq(orders.id, orderId), inArray(orders.paymentStatus, statusesBefore(status))))
    .returning({ userId: orders.userId, contactEmail: orders.contactEmail })
  if (!moved) return null
  await planPassportErasure(tx, orderId)
  await planErasure(tx, isOfOrder(tx, orderId))
  const owed = await endAttempts(deps, await openAttemptsOf(tx, orderId), status)
  return { ...moved, owed }
}

/** @returns the attempts at an order that are open, or of which a gateway holds a payment */
export async function openAttemptsOf(tx: Database, orderId: string): Promise<string[]> {
  const open = await tx
    .selectDistinct({ tranId: paymentAttempts.tranId })
    .from(paymentAttempts)
    .leftJoin(paymentTransactions, eq(paymentTransactions.tranId, paymentAttempts.tranId))
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        or(eq(paymentAttempts.status, 'pending'), eq(paymentTransactions.outcome, 'held')),
      ),
    )
  return open.map(({ tranId }) => tranId)
}

/** @returns the held payments of these attempts, which are refunded now */
export async function endAttempts(
  deps: RefundDeps,
  tranIds: readonly string[],
  status: UnpaidEnd,
): Promise<{ tranId: string; amount: number }[]> {
  if (tranIds.length === 0) return []
  const tx = deps.db
  const { tranId, outcome, amount, valId } = paymentTransactions
  const owed = await tx
    .update(paymentTransactions)
    .set({ outcome: 'refund_due' })
    .where(and(inArray(tranId, [...tranIds]), eq(outcome, 'held')))
    .returning({ tranId, amount, valId })
  for (const one of tranIds) {
    const goBack = owed.filter((payment) => payment.tranId === one)
    await tx
      .update(paymentAttempts)
      .set({ status: goBack.length > 0 ? 'refund_due' : status, settledAt: new Date(deps.clock()) })
      .where(and(eq(paymentAttempts.tranId, one), eq(paymentAttempts.status, 'pending')))
    for (const payment of goBack) {
      const attempt = await findAttempt(tx, one)
      if (attempt) await refundPayment(deps, attempt, payment, 'held_payment')
    }
  }
  return owed.map((payment) => ({ tranId: payment.tranId, amount: payment.amount }))
}

/**
 * Closes a pending order without payment, with its open attempts, and enqueues the email that says so. Money that a
 * gateway holds for it is refunded. A held flight's is closed by its booking (held-order.ts).
 * @param deps with a transaction
 * @returns false when it was in a final state already
 */
export async function closeUnpaidOrder(
  deps: EventDeps,
  orderId: string,
  status: UnpaidEnd,
): Promise<boolean> {
  const ended = await endUnpaidOrder(deps, orderId, status)
  if (!ended) return false
  const { userId, contactEmail: to, owed } = ended
  const payload = { userId, orderId }
  await enqueueCappedEmail(deps, { kind: 'payment_failed', of: orderId, to, payload }, userId)
  deps.log.info('order_ended', { orderId, status })
  for (const one of owed) deps.log.warn('payment_refund_due', { orderId, ...one })
  return true
}
