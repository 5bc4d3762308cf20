import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { AuditEntry, AuditQuery } from '@jatra/contract/desk/audit-log'
import { pageUnknown } from '@jatra/contract/http/http-errors'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import { auditLog, cancellations, orders, refunds, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/**
 * The audit log, newest first, by keyset.
 * @throws DomainError invalid_input for a cursor that we did not give
 */
export async function listAudit(
  db: Database,
  { limit, cursor, booking, by, action }: AuditQuery,
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  const rows = await db
    .select({ entry: auditLog, userName: users.userName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.staffId))
    .where(
      and(
        cursor === undefined ? undefined : lt(auditLog.id, readCursor(cursor)),
        booking === undefined
          ? undefined
          : inArray(auditLog.subject, await subjectsOf(db, readBookingReference(booking))),
        by === undefined ? undefined : eq(auditLog.staffId, by),
        action === undefined ? undefined : eq(auditLog.action, action),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const bookings = await bookingsOf(
    db,
    page.map(({ entry }) => entry.subject),
  )
  const entries = page.map(({ entry: { id, at, action: done, subject, staffId }, userName }) => ({
    id: String(id),
    at: at.toISOString(),
    action: done,
    by: staffId === null || userName === null ? null : { _id: staffId, userName },
    order: bookings.get(subject) ?? null,
  }))
  return { entries, nextCursor: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}

function readCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw pageUnknown()
  return Number(cursor)
}

/** What the log calls a booking by: its own id, and those of its refunds and cancellations. */
async function subjectsOf(db: Database, reference: string | null): Promise<string[]> {
  if (reference === null) return []
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.bookingReference, reference))
  if (!order) return []
  const ofRefunds = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
  const ofCancellations = await db
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(eq(cancellations.orderId, order.id))
  return [order, ...ofRefunds, ...ofCancellations].map(({ id }) => id)
}

/** The bookings that the log's subjects belong to; an account has none. */
async function bookingsOf(db: Database, subjects: string[]) {
  const { id: orderId, bookingReference } = orders
  const own = await db
    .select({ subject: orders.id, orderId, bookingReference })
    .from(orders)
    .where(inArray(orders.id, subjects))
  const ofRefunds = await db
    .select({ subject: refunds.id, orderId, bookingReference })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(inArray(refunds.id, subjects))
  const ofCancellations = await db
    .select({ subject: cancellations.id, orderId, bookingReference })
    .from(cancellations)
    .innerJoin(orders, eq(orders.id, cancellations.orderId))
    .where(inArray(cancellations.id, subjects))
  return new Map(
    [...own, ...ofRefunds, ...ofCancellations].map(({ subject, ...booking }) => [subject, booking]),
  )
}
