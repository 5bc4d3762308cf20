import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import {
  assertStillLeft,
  eventOfAct,
  refundUnknown,
  type LastAct,
  type StaffAction,
} from '@jatra/contract/whole-order/staff-refund-acts'
import { auditLog, refunds, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { promisedRefund } from './cancellation-rows.ts'
import { applyRefundEvent } from './apply-refund-event.ts'
import { leftOfPayment } from './refunded-payment.ts'
import { lockRefund, refundStateOf } from './refund-rows.ts'
import type { RefundDeps } from './refund-deps.ts'

/**
 * Applies a decision of a member of staff, records who made it, and continues the refund. Repeating a decision changes
 * nothing.
 * @throws DomainError not_found; forbidden for a booking of their own, to decide about a refund that they requested, and to decline
 * what is owed; outdated when it is no longer possible
 */
export async function actOnRefund(
  deps: RefundDeps,
  refundId: string,
  action: StaffAction,
  staffId: string,
): Promise<RefundRow> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    // Locked, so that the second of two concurrent decisions sees the first.
    const found = await lockRefund(db, refundId)
    if (!found) throw refundUnknown()
    const { refund: row, order } = found
    assertNotOwnBooking(order, staffId)
    const state = refundStateOf(row)
    const event = eventOfAct(state, action, staffId, await lastActOf(db, row))
    if (!event) return row
    if (event.type === 'approved') assertStillLeft(state, await leftFor(db, row))
    const acted = await applyRefundEvent(tx, refundId, event, staffId)
    if (!acted) throw refundUnknown()
    const { status } = acted.refund
    if (status === 'confirmed' || status === 'declined') return acted.refund
    await db
      .update(refunds)
      .set({ workAt: new Date(deps.clock()) })
      .where(eq(refunds.id, refundId))
    await deps.jobs.enqueue(db, 'refund', { refundId })
    return acted.refund
  })
}

/** The part of its payment that is neither given back nor promised, integer BDT. */
async function leftFor(db: Database, { orderId, valId }: RefundRow): Promise<number> {
  const ofPayment = valId === null ? null : await leftOfPayment(db, valId)
  return (ofPayment?.left ?? 0) - (await promisedRefund(db, orderId))
}

async function lastActOf(
  db: Database,
  { id, declinedBecause }: RefundRow,
): Promise<LastAct | null> {
  const [last] = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, id),
        isNotNull(auditLog.staffId),
        // Reading is no act.
        ne(auditLog.action, 'refund.bank_details_read'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (!last?.staffId) return null
  const { reference = null } = last.details
  const said = declinedBecause ?? (reference === null ? null : String(reference))
  return { event: last.action.replace('refund.', ''), by: last.staffId, said }
}
