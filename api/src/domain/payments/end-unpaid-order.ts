import { and, eq, inArray } from 'drizzle-orm'
import { statusesBefore, type PaymentStatus } from '@jatra/contract/order/order-status'
import { orders, paymentAttempts, paymentTransactions } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { isOfOrder, planErasure } from '../documents/plan-erasure.ts'
import type { RefundDeps } from '../refunds/refund-deps.ts'
import { refundPayment } from '../refunds/request-refund.ts'
import { findAttempt } from './find-attempt.ts'
import { planPassportErasure } from './passport-erasure.ts'

/** The final states of an unpaid order. */
export type Unpaid = Exclude<PaymentStatus, 'pending' | 'success'>

/**
 * Moves a pending order to a final state by compare-and-set, with its open attempts. Money that the gateway holds for
 * it is refunded.
 * @param deps with a transaction
 * @returns the recipient of the email and the payments to refund; null when the order was in a final state already
 */
export async function endUnpaidOrder(deps: RefundDeps, orderId: string, status: Unpaid) {
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
  const open = await tx
    .select({ tranId: paymentAttempts.tranId })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'pending')))
  const tranIds = open.map(({ tranId }) => tranId)
  const owed = await endAttempts(deps, tranIds, status)
  return { ...moved, owed }
}

/** @returns the attempts at an order of which a gateway holds a payment */
export async function attemptsHeldFor(tx: Database, orderId: string): Promise<string[]> {
  const held = await tx
    .select({ tranId: paymentTransactions.tranId })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentTransactions.outcome, 'held')))
  return held.map(({ tranId }) => tranId)
}

/** @returns the held payments of these attempts, which are refunded now */
export async function endAttempts(
  deps: RefundDeps,
  tranIds: readonly string[],
  status: Unpaid,
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
      if (attempt) await refundPayment(deps, attempt, payment.valId, 'held_payment')
    }
  }
  return owed.map((payment) => ({ tranId: payment.tranId, amount: payment.amount }))
}
