import { and, eq, inArray } from 'drizzle-orm'
import { statusesBefore, type PaymentStatus } from '@jatra/contract/order/order-status'
import {
  orders,
  paymentAttempts,
  paymentTransactions,
  type PaymentAttemptRow,
} from '../../db/schema.ts'
import { enqueueCappedEmail } from '../mail/enqueue-capped-email.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** The final states of an unpaid order. */
export type Unpaid = Exclude<PaymentStatus, 'pending' | 'success'>

/**
 * Closes a pending order without payment, by compare-and-set, and enqueues the email that says so. Money that the gateway
 * held for it is marked for refund.
 * @returns false when the order was in a final state already
 */
export async function closeUnpaidOrder(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
  status: Unpaid,
): Promise<boolean> {
  const { orderId, tranId } = attempt
  const now = new Date(deps.clock())
  const effect = await deps.db.transaction(async (tx) => {
    const [moved] = await tx
      .update(orders)
      .set({ paymentStatus: status, settledAt: now })
      .where(and(eq(orders.id, orderId), inArray(orders.paymentStatus, statusesBefore(status))))
      .returning({ userId: orders.userId, contactEmail: orders.contactEmail })
    if (!moved) return { moved: false, owed: 0 }
    const owed = await tx
      .update(paymentTransactions)
      .set({ outcome: 'refund_due' })
      .where(and(eq(paymentTransactions.tranId, tranId), eq(paymentTransactions.outcome, 'held')))
      .returning({ valId: paymentTransactions.valId })
    await tx
      .update(paymentAttempts)
      .set({ status: owed.length ? 'refund_due' : status, settledAt: now })
      .where(eq(paymentAttempts.tranId, tranId))
    const payload = { userId: moved.userId, orderId }
    await enqueueCappedEmail(
      { ...deps, db: tx },
      { kind: 'payment_failed', of: orderId, to: moved.contactEmail, payload },
      moved.userId,
    )
    return { moved: true, owed: owed.length }
  })
  if (effect.moved) deps.log.info('order_ended', { orderId, tranId, status })
  if (effect.owed) deps.log.error('payment_refund_due', { orderId, tranId, amount: attempt.amount })
  return effect.moved
}
