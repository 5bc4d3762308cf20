import { eq, and, isNotNull } from 'drizzle-orm'
import { asksForBank } from '@jatra/contract/order/bank-details'
import {
  advanceRefund,
  type RefundEvent,
  type RefundState,
} from '@jatra/contract/order/refund-life'
import { isUnapproved, refundDueBy, isBesidePrice } from '@jatra/contract/order/refund'
import { refunds, type RefundRow, orders, outbox } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { postRefund, postRefundDeclined, postRefundPaid } from '../ledger/post-entry.ts'
import { eraseBankDetailsLater } from './bank-details.ts'
import { lockRefund, lateAtOf, refundStateOf } from './refund-rows.ts'
import { gatewayIdOf, type RefundDeps } from './refund-deps.ts'
import { enqueueEmail, type EnqueueDeps } from '../outbox/enqueue-email.ts'
import type { EmailKind } from '../outbox/email-kinds.ts'
import type { Database } from '../../db/types.ts'

export interface MovedRefund {
  refund: RefundRow
  /** Whether the event had an effect. */
  moved: boolean
}

/**
 * Applies an event to a refund: state, times, audit record and the email about it, all or nothing.
 * @param deps with a transaction
 * @param staffId who did it; null: the system
 * @returns null when there is no such refund
 */
export async function applyRefundEvent(
  deps: RefundDeps,
  refundId: string,
  event: RefundEvent,
  staffId: string | null = null,
): Promise<MovedRefund | null> {
  const found = await lockRefund(deps.db, refundId)
  if (!found) return null
  const { refund: row } = found
  const state = refundStateOf(row)
  const next = advanceRefund(state, event)
  if (next === state) return { refund: row, moved: false }
  const [refund] = await deps.db
    .update(refunds)
    .set(changesOf(row, next, event, new Date(deps.clock())))
    .where(eq(refunds.id, refundId))
    .returning()
  if (!refund) return null
  await recordAudit(deps, {
    staffId,
    action: `refund.${event.type}`,
    subject: refundId,
    details: { status: next.status, reference: next.reference, problem: next.problem },
  })
  if (event.type === 'approved' && isUnapproved(row)) await postRefund(deps, refund)
  if (event.type === 'declined') await postRefundDeclined(deps, refund)
  if (refund.status === 'confirmed' && row.status !== 'confirmed') {
    await postRefundPaid(deps, refund, event.type === 'paid_by_hand' ? 'hand' : 'gateway')
  }
  if (refund.status === 'confirmed') await eraseBankDetailsLater(deps.db, refundId, deps.clock())
  if (next.status !== state.status || next.problem !== state.problem) {
    await notify(deps, row, refund, event)
  }
  return { refund, moved: true }
}

function changesOf(
  row: RefundRow,
  next: RefundState,
  event: RefundEvent,
  now: Date,
): Partial<RefundRow> {
  const { status, asked, problem, reference } = next
  const closed = status === 'confirmed' || status === 'declined'
  // An overdue refund is polled until it is paid.
  const over = closed || (status === 'needs_person' && problem !== 'overdue')
  return {
    status,
    asked,
    problem,
    gatewayReference: reference,
    ...(event.type === 'approved' && {
      approvedAt: now,
      ...(isUnapproved(row) && owedSince(row, now)),
    }),
    ...(event.type === 'declined' && { declinedBecause: event.because }),
    ...(event.type === 'asked' && { askedAt: now, attempts: row.attempts + 1 }),
    // After a retry by staff it gets as much time as a new one.
    ...(event.type === 'retried' && {
      askedAt: asked ? now : null,
      gatewayId: gatewayIdAfter(row),
    }),
    ...((status === 'sent' || status === 'confirmed') && { sentAt: row.sentAt ?? now }),
    ...(status === 'confirmed' && { confirmedAt: now }),
    ...(closed && { lateAt: null }),
    ...(over && { workAt: null }),
  }
}

/** A refund that staff requested by hand is owed from its approval on. */
function owedSince(row: RefundRow, approvedAt: Date): Pick<RefundRow, 'dueBy' | 'lateAt'> {
  const dueBy = refundDueBy(approvedAt.getTime(), row.reason)
  return { dueBy, lateAt: lateAtOf({ ...row, approvedAt, dueBy }) }
}

/** A rejection by the gateway uses up the id; an old refund was never sent. */
const gatewayIdAfter = (row: RefundRow) => (row.asked ? row.gatewayId : gatewayIdOf(row))

async function notify(
  deps: RefundDeps,
  before: RefundRow,
  refund: RefundRow,
  event: RefundEvent,
): Promise<void> {
  const { id: refundId, orderId, status, problem, amount } = refund
  const fields = { refundId, orderId, from: before.status, to: status, amount }
  if (status === 'needs_person') deps.log.error('refund_needs_person', { ...fields, problem })
  else deps.log.info('refund_moved', fields)
  if (status === 'declined') return writeOfDecline(deps, refund)
  const step = stepOf(refund, event)
  if (step) await writeOfRefund(deps, refund, step)
}

/** The email about the event; null for events that the traveller knows already: that it is late, or still waits. */
function stepOf({ status, problem }: RefundRow, event: RefundEvent): RefundStep | null {
  if (event.type === 'approved') return 'by' in event ? 'approved' : 'approved_at_once'
  if (status === 'sent') return event.type === 'retried' ? null : 'sent'
  if (status === 'confirmed') return 'confirmed'
  if (status !== 'needs_person' || problem === 'overdue') return null
  return asksForBank(status, problem) ? 'bank_asked' : 'delayed'
}

/** A step of a refund that is emailed to its traveller. */
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
