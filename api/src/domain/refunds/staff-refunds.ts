import { and, desc, eq, inArray, lt, lte, ne, or, sql, asc } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import { isByHand, refundReasons, refundTimeOf } from '@jatra/contract/order/refund'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { RefundFilter } from '@jatra/contract/whole-order/staff-refund-endpoints'
import {
  noRefunds,
  type RefundCounts,
  type StaffRefund,
  type RefundEntry,
  type StaffRefundDetail,
} from '@jatra/contract/whole-order/staff-refund'
import { orders, refunds, users, auditLog, type OrderRow, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { isOnDays } from '../days-in-dhaka.ts'
import { readCursor, writeCursor } from '../keyset-cursor.ts'
import { isOwed, toRefund } from './refund-rows.ts'
import { refundUnknown } from '@jatra/contract/whole-order/staff-refund-acts'

interface RefundPage {
  refunds: StaffRefund[]
  counts: RefundCounts
  /** The cursor of the next page; null on the last. */
  next: string | null
}

/**
 * Refunds by keyset, the newest first, and the number of matches of each status.
 * @throws DomainError invalid_input for a cursor that we did not give
 */
export async function listRefunds(
  { db, clock }: { db: Database; clock: () => number },
  filter: RefundFilter,
): Promise<RefundPage> {
  const { status, limit, cursor } = filter
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const looked = conditionOf(db, filter, clock())
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

/** All but the status, which the counts are by. @param now epoch milliseconds */
function conditionOf(db: Database, filter: RefundFilter, now: number) {
  const { reason, problem, channel, gateway, late, q } = filter
  return and(
    reason && eq(refunds.reason, reason),
    problem && eq(refunds.problem, problem),
    channel && eq(refunds.channel, channel),
    gateway && eq(refunds.gateway, gateway),
    late && isLate(now),
    ...isOnDays(refunds.requestedAt, filter),
    q ? inArray(refunds.orderId, bookedAs(db, q)) : undefined,
  )
}

/** The same rule as the contract's isRefundLate. */
const isLate = (now: number) =>
  and(
    isOwed(),
    ne(refunds.status, 'confirmed'),
    or(
      lt(refunds.dueBy, todayInDhaka(now)),
      ...refundReasons.map((reason) =>
        and(
          eq(refunds.reason, reason),
          lte(
            isByHand(reason) ? refunds.approvedAt : refunds.requestedAt,
            new Date(now - refundTimeOf(reason)),
          ),
        ),
      ),
    ),
  )

/** A text that cannot be a reference matches no booking. */
const bookedAs = (db: Database, q: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.bookingReference, readBookingReference(q) ?? ''))

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

/** A refund as staff see it. */
export function toStaffRefund({
  refund,
  order: { bookingReference, serviceType },
  asker,
}: {
  refund: RefundRow
  order: Pick<OrderRow, 'bookingReference' | 'serviceType'>
  asker: string | null
}): StaffRefund {
  const { orderId, problem, gatewayId, requestedBy } = refund
  return {
    ...toRefund(refund),
    orderId,
    bookingReference,
    serviceType,
    problem,
    gatewayId,
    requestedBy: requestedBy === null ? null : { _id: requestedBy, userName: asker ?? '' },
  }
}
