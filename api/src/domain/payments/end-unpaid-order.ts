import { and, eq, inArray } from 'drizzle-orm'
import { statusesBefore, type PaymentStatus } from '@jatra/contract/order/order-status'
import { orders, paymentAttempts, paymentTransactions } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** The final states of an unpaid order. */
export type Unpaid = Exclude<PaymentStatus, 'pending' | 'success'>

/**
 * Moves a pending order to a final state by compare-and-set, with its open attempts. Money that the gateway holds for it
 * is marked for refund.
 * @returns whom to tell and the payments that go back; null when the order was in a final state already
 */
export async function endUnpaidOrder(tx: Database, orderId: string, status: Unpaid, now: Date) {
  const [moved] = await tx
    .update(orders)
    .set({ paymentStatus: status, settledAt: now })
    .where(and(eq(orders.id, orderId), inArray(orders.paymentStatus, statusesBefore(status))))
    .returning({ userId: orders.userId, contactEmail: orders.contactEmail })
  if (!moved) return null
  const open = await tx
    .select({ tranId: paymentAttempts.tranId })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'pending')))
  const owed = await endAttempts(
    tx,
    open.map(({ tranId }) => tranId),
    status,
    now,
  )
  return { ...moved, owed }
}

/** @returns the payments of these attempts that the gateway held, and that go back now */
export async function endAttempts(
  tx: Database,
  tranIds: readonly string[],
  status: Unpaid,
  now: Date,
): Promise<{ tranId: string; amount: number }[]> {
  if (tranIds.length === 0) return []
  const { tranId, outcome, amount } = paymentTransactions
  const owed = await tx
    .update(paymentTransactions)
    .set({ outcome: 'refund_due' })
    .where(and(inArray(tranId, [...tranIds]), eq(outcome, 'held')))
    .returning({ tranId, amount })
  const goBack = new Set(owed.map((one) => one.tranId))
  for (const one of tranIds) {
    await tx
      .update(paymentAttempts)
      .set({ status: goBack.has(one) ? 'refund_due' : status, settledAt: now })
      .where(and(eq(paymentAttempts.tranId, one), eq(paymentAttempts.status, 'pending')))
  }
  return owed
}
