import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import {
  assertStillLeft,
  eventOfAct,
  refundUnknown,
  type LastAct,
  type StaffAction,
} from '@jatra/contract/order/staff-refund-acts'
import { auditLog, orders, refunds, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { promisedRefund } from '../cancellations/move-cancellation.ts'
import { applyRefundEvent } from './apply-refund-event.ts'
import { leftOfPayment } from './left-of-payment.ts'
import type { RefundDeps } from './refund-deps.ts'
import { refundStateOf } from './refund-state.ts'

/**
 * Applies a decision of a member of staff, records who made it, and continues the refund. Repeating a decision changes
 * nothing.
 * @throws DomainError not_found; forbidden for a booking of their own, to decide about what they asked for, and to decline
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
    const { row, left } = await lock(db, refundId, staffId)
    const state = refundStateOf(row)
    const event = eventOfAct(state, action, staffId, await lastActOf(db, row))
    if (!event) return row
    if (event.type === 'approved') assertStillLeft(state, left)
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

/**
 * Locks the order, its payment and the refund, in the order in which all that changes money does, so that the second of two
 * concurrent decisions sees the first.
 * @returns with what is left of the payment, integer BDT
 */
async function lock(db: Database, refundId: string, staffId: string) {
  const [seen] = await db
    .select({ orderId: refunds.orderId, valId: refunds.valId })
    .from(refunds)
    .where(eq(refunds.id, refundId))
  if (!seen) throw refundUnknown()
  const { orderId, valId } = seen
  const [order] = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  if (!order) throw refundUnknown()
  assertNotOwnBooking(order, staffId)
  const ofPayment = valId === null ? null : await leftOfPayment(db, valId)
  const [row] = await db.select().from(refunds).where(eq(refunds.id, refundId)).for('update')
  if (!row) throw refundUnknown()
  return { row, left: (ofPayment?.left ?? 0) - (await promisedRefund(db, orderId)) }
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
