import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { refundUnknown } from '@jatra/contract/whole-order/staff-refund-acts'
import type { RefundEntry, StaffRefundDetail } from '@jatra/contract/whole-order/staff-refund'
import { auditLog, orders, refunds, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { toStaffRefund } from './to-staff-refund.ts'

/** A refund with its history. @throws DomainError not_found */
export async function getStaffRefund(db: Database, refundId: string): Promise<StaffRefundDetail> {
  const askers = alias(users, 'askers')
  const [found] = await db
    .select({ refund: refunds, order: orders, asker: askers.userName })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(askers, eq(askers.id, refunds.requestedBy))
    .where(eq(refunds.id, refundId))
  if (!found) throw refundUnknown()
  return {
    ...toStaffRefund(found),
    price: found.order.price,
    note: found.refund.note,
    declinedBecause: found.refund.declinedBecause,
    entries: await entriesOf(db, refundId),
  }
}

async function entriesOf(db: Database, refundId: string): Promise<RefundEntry[]> {
  const kept = await db
    .select({ entry: auditLog, userName: users.userName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.staffId))
    .where(eq(auditLog.subject, refundId))
    .orderBy(asc(auditLog.id))
  return kept.map(({ entry: { at, staffId, action, details }, userName }) => ({
    at: at.toISOString(),
    action: action.replace('refund.', ''),
    by: staffId === null ? null : { _id: staffId, userName: userName ?? '' },
    reference: details['reference'] ? String(details['reference']) : null,
  }))
}
