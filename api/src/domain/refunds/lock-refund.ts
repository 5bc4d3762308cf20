import { eq } from 'drizzle-orm'
import { refunds, type OrderRow, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { lockOrder } from '../../db/lock-order.ts'

/** Locks a refund until the transaction ends, and its order before it (api/README.md, Locks). */
export async function lockRefund(
  tx: Database,
  refundId: string,
): Promise<{ refund: RefundRow; order: OrderRow } | null> {
  const own = eq(refunds.id, refundId)
  const [seen] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(own)
  const order = seen && (await lockOrder(tx, seen.orderId))
  if (!order) return null
  const [refund] = await tx.select().from(refunds).where(own).for('no key update')
  return refund ? { refund, order } : null
}
