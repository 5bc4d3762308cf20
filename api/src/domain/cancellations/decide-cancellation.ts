import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import {
  cancellationUnknown,
  isAirlineToldOf,
  isStillToDecide,
  sumsWhenApproved,
  type CancellationDecision,
  type LastDecision,
} from '@jatra/contract/whole-order/staff-cancellation-acts'
import { auditLog, cancellations, type CancellationRow, type OrderRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { applyBookingEvent } from '../bookings/apply-booking-event.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { readOrder } from '../orders/get-order.ts'
import { lockOrder } from '../../db/lock-order.ts'
import { finishCancellation } from './finish-cancellation.ts'
import { notifyTraveler } from '../refunds/cancellation-rows.ts'

/**
 * Approves a cancellation, whatever the airline refunds, with the amount that the traveller was shown or a higher one
 * that staff agreed with them; or drops it, and the booking stays. Staff have already cancelled a part of a booking at
 * the airline themselves, so approving completes it. A refund of an amount that they set is requested in their name, so
 * that another person approves it (decision 123).
 * @returns false when they made the same decision before
 * @throws DomainError not_found, forbidden for a booking of their own, outdated when it does not wait, invalid_input when
 * the amount is not possible
 */
export async function decideCancellation(
  deps: EventDeps,
  id: string,
  decision: CancellationDecision,
  staffId: string,
): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const found = await lock(tx, id)
    if (!found || found.row.status === 'quoted') throw cancellationUnknown()
    const { row, order } = found
    assertNotOwnBooking(order, staffId)
    const last = await lastDecisionOf(db, id)
    if (!isStillToDecide(found.row.status, decision, staffId, last)) return false
    const change =
      decision.do === 'drop'
        ? { status: 'dropped' as const }
        : await approved({ ...tx, staffId }, found, decision.refund)
    const decided = { ...row, ...change }
    await db.update(cancellations).set(change).where(eq(cancellations.id, id))
    await recordAudit(tx, {
      staffId,
      action: `cancellation.${decision.do}`,
      subject: id,
      details: { orderId: order.id, refund: decision.do === 'approve' ? decision.refund : null },
    })
    if (decided.status === 'dropped') {
      await notifyTraveler(tx, 'cancellation_dropped', row)
    } else if (isAirlineToldOf(order, row)) {
      await deps.jobs.enqueue(db, 'booking', { orderId: order.id, once: true })
    } else if (order.serviceType !== 'flight' || row.travelerIds) {
      await finishCancellation(tx, order, decided)
    } else {
      await applyBookingEvent(tx, order.id, { type: 'cancelling' })
      await applyBookingEvent(tx, order.id, { type: 'cancelled' })
    }
    return true
  })
}

/** The order is locked first, as everywhere. */
async function lock({ db }: EventDeps, id: string) {
  const [seen] = await db.select().from(cancellations).where(eq(cancellations.id, id))
  if (!seen) return null
  const order = await lockOrder(db, seen.orderId)
  const [row] = await db.select().from(cancellations).where(eq(cancellations.id, id))
  return order && row ? { order, row } : null
}

async function lastDecisionOf(db: Database, id: string): Promise<LastDecision | null> {
  const [last] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), isNotNull(auditLog.staffId)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (!last?.staffId) return null
  const { refund } = last.details
  const decision: CancellationDecision =
    last.action === 'cancellation.drop'
      ? { do: 'drop' }
      : { do: 'approve', refund: typeof refund === 'number' ? refund : null }
  return { by: last.staffId, decision }
}

/** The columns of an approval. */
async function approved(
  { staffId, ...deps }: EventDeps & { staffId: string },
  { row, order }: { row: CancellationRow; order: OrderRow },
  refund: number | null,
) {
  const agreed = sumsWhenApproved(await readOrder(deps, order), row, refund)
  const sums = agreed && { ...agreed, amountBy: staffId }
  return { ...sums, status: 'asked' as const, problem: null, approvedBy: staffId }
}
