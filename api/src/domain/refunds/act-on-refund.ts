import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import {
  eventOfAct,
  refundUnknown,
  type LastAct,
  type StaffAction,
} from '@jatra/contract/order/staff-refund-acts'
import { auditLog, refunds, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { applyRefundEvent } from './apply-refund-event.ts'
import { lockRefund } from './lock-refund.ts'
import type { RefundDeps } from './refund-deps.ts'
import { refundStateOf } from './refund-state.ts'

/**
 * Applies a decision of a member of staff, records who made it, and continues the refund. Repeating a decision changes
 * nothing.
 * @throws DomainError not_found, forbidden for what they asked for themselves, outdated when it is no longer possible
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
    const { refund: row } = found
    const event = eventOfAct(refundStateOf(row), action, staffId, await lastActOf(db, refundId))
    if (!event) return row
    const acted = await applyRefundEvent(tx, refundId, event, staffId)
    if (!acted) throw refundUnknown()
    if (acted.refund.status === 'confirmed') return acted.refund
    await db
      .update(refunds)
      .set({ workAt: new Date(deps.clock()) })
      .where(eq(refunds.id, refundId))
    await deps.jobs.enqueue(db, 'refund', { refundId })
    return acted.refund
  })
}

async function lastActOf(db: Database, refundId: string): Promise<LastAct | null> {
  const [last] = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, refundId),
        isNotNull(auditLog.staffId),
        // Reading is no act.
        ne(auditLog.action, 'refund.bank_details_read'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (!last?.staffId) return null
  const { reference = null } = last.details
  return {
    event: last.action.replace('refund.', ''),
    by: last.staffId,
    reference: reference === null ? null : String(reference),
  }
}
