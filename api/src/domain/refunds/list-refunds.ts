import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import type { RefundReason, RefundStatus } from '@jatra/contract/order/refund'
import { noRefunds, type RefundCounts, type StaffRefund } from '@jatra/contract/order/staff-refund'
import { orders, refunds, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { readCursor, writeCursor } from '../keyset-cursor.ts'
import { toStaffRefund } from './to-staff-refund.ts'

/** What staff look for. */
export interface RefundFilter {
  status?: RefundStatus | undefined
  reason?: RefundReason | undefined
  /** A booking reference as it was typed. */
  q?: string | undefined
  limit: number
  cursor?: string | undefined
}

export interface RefundPage {
  refunds: StaffRefund[]
  counts: RefundCounts
  /** The cursor of the next page; null on the last. */
  next: string | null
}

/**
 * Refunds by keyset, the newest first, and how many of what was looked for there are of each status.
 * @throws DomainError invalid_input for a cursor that we did not give
 */
export async function listRefunds(db: Database, filter: RefundFilter): Promise<RefundPage> {
  const { status, reason, q, limit, cursor } = filter
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const looked = and(
    reason && eq(refunds.reason, reason),
    // What cannot be a reference is no booking's.
    q ? eq(orders.bookingReference, readBookingReference(q) ?? '') : undefined,
  )
  const askers = alias(users, 'askers')
  const found = await db
    .select({ refund: refunds, order: orders, asker: askers.userName })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(askers, eq(askers.id, refunds.requestedBy))
    .where(
      and(
        looked,
        status && eq(refunds.status, status),
        after &&
          sql`(${refunds.requestedAt}, ${refunds.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(limit + 1)
  const counted = await db
    .select({ status: refunds.status, count: sql<number>`count(*)::int` })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(looked)
    .groupBy(refunds.status)
  const counts = noRefunds()
  for (const { status: one, count } of counted) counts[one] = count
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1)?.refund : undefined
  return {
    refunds: rows.map(toStaffRefund),
    counts,
    next: last ? writeCursor({ createdAt: last.requestedAt, id: last.id }) : null,
  }
}
