import { and, eq, isNotNull } from 'drizzle-orm'
import { isBesidePrice } from '@jatra/contract/order/refund'
import { orders, outbox, type RefundRow } from '../../db/schema.ts'
import { enqueueEmail, type EnqueueDeps } from '../outbox/enqueue-email.ts'
import type { EmailKind } from '../outbox/email-kinds.ts'
import type { Database } from '../../db/types.ts'

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
  const traveler = await findTraveler(deps.db, orderId)
  if (!traveler) return
  const { to, userId } = traveler
  const payload = { userId, orderId, refundId }
  await enqueueEmail(deps, { kind: emails[step], of: `${orderId}:${refundId}`, to, payload })
}

/**
 * Emails that a refund was declined, to a traveller whom a version before this one told that a colleague looks at it.
 * @param deps with the transaction that declines it
 */
export async function writeOfDecline(
  deps: EnqueueDeps,
  { id: refundId, orderId, amount }: Pick<RefundRow, 'id' | 'orderId' | 'amount'>,
): Promise<void> {
  const of = `${orderId}:${refundId}`
  const told = and(eq(outbox.event, `${emails.waits}:${of}`), isNotNull(outbox.sentAt))
  if ((await deps.db.$count(outbox, told)) === 0) return
  const traveler = await findTraveler(deps.db, orderId)
  if (!traveler) return
  const { to, userId } = traveler
  const payload = { userId, orderId, refundId, amount }
  await enqueueEmail(deps, { kind: 'refund_declined', of, to, payload })
}

/** Whom emails about an order go to; null where its account was deleted, which has no address. */
async function findTraveler(db: Database, orderId: string) {
  const [order] = await db
    .select({ userId: orders.userId, to: orders.contactEmail })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order?.to ? order : null
}
