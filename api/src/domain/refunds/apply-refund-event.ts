import { eq } from 'drizzle-orm'
import { asksForBank } from '@jatra/contract/order/bank-details'
import {
  advanceRefund,
  type RefundEvent,
  type RefundState,
} from '@jatra/contract/order/refund-life'
import { isUnapproved, refundDueBy } from '@jatra/contract/order/refund'
import { refunds, type RefundRow } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { postRefund, postRefundDeclined, postRefundPaid } from '../ledger/post-entry.ts'
import { eraseBankDetailsLater } from './bank-details.ts'
import { lockRefund } from './lock-refund.ts'
import { gatewayIdOf, type RefundDeps } from './refund-deps.ts'
import { lateAtOf, refundStateOf } from './refund-state.ts'
import { writeOfDecline, writeOfRefund, type RefundStep } from './write-of-refund.ts'

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
    await tell(deps, row, refund, event)
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

/** What was asked for by hand is owed from its approval on. */
function owedSince(row: RefundRow, approvedAt: Date): Pick<RefundRow, 'dueBy' | 'lateAt'> {
  const dueBy = refundDueBy(approvedAt.getTime(), row.reason)
  return { dueBy, lateAt: lateAtOf({ ...row, approvedAt, dueBy }) }
}

/** A rejection by the gateway uses up the id; an old refund was never sent. */
const gatewayIdAfter = (row: RefundRow) => (row.asked ? row.gatewayId : gatewayIdOf(row))

async function tell(
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

/**
 * The email about the event (decision 136); null for events that the traveller knows already: that it is late, or still
 * waits.
 */
function stepOf({ status, problem }: RefundRow, event: RefundEvent): RefundStep | null {
  if (event.type === 'approved') return 'by' in event ? 'approved' : 'approved_at_once'
  if (status === 'sent') return event.type === 'retried' ? null : 'sent'
  if (status === 'confirmed') return 'confirmed'
  if (status !== 'needs_person' || problem === 'overdue') return null
  return asksForBank(status, problem) ? 'bank_asked' : 'delayed'
}
