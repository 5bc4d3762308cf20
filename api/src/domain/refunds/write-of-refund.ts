import { eq } from 'drizzle-orm'
import { asksForBank } from '@jatra/contract/order/bank-details'
import { orders, type RefundRow } from '../../db/schema.ts'
import { enqueueEmail, type EnqueueDeps } from '../mail/enqueue-email.ts'

type RefundToWriteOf = Pick<RefundRow, 'id' | 'orderId' | 'status' | 'problem'>

/**
 * Writes to the traveller where a refund has come to, once for each step that lasts (decision 136).
 * @param deps with the transaction of that step
 */
export async function writeOfRefund(deps: EnqueueDeps, refund: RefundToWriteOf): Promise<void> {
  const kind = emailOf(refund)
  if (!kind) return
  const { id: refundId, orderId } = refund
  const [order] = await deps.db
    .select({ userId: orders.userId, contactEmail: orders.contactEmail })
    .from(orders)
    .where(eq(orders.id, orderId))
  // An order of a deleted account is nameless.
  if (!order?.contactEmail) return
  await enqueueEmail(deps, {
    ...{ kind, of: `${orderId}:${refundId}`, to: order.contactEmail },
    payload: { userId: order.userId, orderId, refundId },
  })
}

function emailOf({ status, problem }: RefundToWriteOf) {
  switch (status) {
    case 'requested':
      return 'refund_waits'
    // It is sent in the same moment.
    case 'approved':
      return null
    case 'sent':
      return 'refund_sent'
    case 'confirmed':
      return 'refund_confirmed'
    case 'needs_person':
      return asksForBank(status, problem) ? 'refund_bank_asked' : 'refund_delayed'
  }
}
