import { eq } from 'drizzle-orm'
import { isBesidePrice } from '@jatra/contract/order/refund'
import { orders, type RefundRow } from '../../db/schema.ts'
import { enqueueEmail, type EnqueueDeps } from '../mail/enqueue-email.ts'
import type { EmailKind } from '../mail/email-kinds.ts'

/** A step of a refund that is emailed to its traveller (decision 136). */
export type RefundStep = keyof typeof emails

const emails = {
  waits: 'refund_waits',
  approved_at_once: 'refund_requested',
  approved: 'refund_approved',
  bank_asked: 'refund_bank_asked',
  delayed: 'refund_delayed',
  sent: 'refund_sent',
  late: 'refund_late',
  confirmed: 'refund_confirmed',
} as const satisfies Record<string, EmailKind>

/**
 * Emails the traveller about each step of a refund once. That it was requested is in the email about its cause (no
 * ticket, a cancellation), except for payments that their order did not need.
 * @param deps with the transaction of that step
 */
export async function writeOfRefund(
  deps: EnqueueDeps,
  { id: refundId, orderId, reason }: Pick<RefundRow, 'id' | 'orderId' | 'reason'>,
  step: RefundStep,
): Promise<void> {
  if (step === 'approved_at_once' && !isBesidePrice(reason)) return
  const [order] = await deps.db
    .select({ userId: orders.userId, contactEmail: orders.contactEmail })
    .from(orders)
    .where(eq(orders.id, orderId))
  // An order of a deleted account has no name.
  if (!order?.contactEmail) return
  await enqueueEmail(deps, {
    kind: emails[step],
    of: `${orderId}:${refundId}`,
    to: order.contactEmail,
    payload: { userId: order.userId, orderId, refundId },
  })
}
