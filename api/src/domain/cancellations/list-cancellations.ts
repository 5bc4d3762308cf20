import { and, desc, eq, inArray, ne, sql, asc, lt } from 'drizzle-orm'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import {
  noCancellations,
  type CancellationCounts,
  type StaffCancellation,
} from '@jatra/contract/whole-order/staff-cancellation'
import { cancellationUnknown } from '@jatra/contract/whole-order/staff-cancellation-acts'
import type { CancellationFilter } from '@jatra/contract/whole-order/staff-cancellation-endpoints'
import { cancellations, orders, users, type CancellationRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { isOnDays } from '../days-in-dhaka.ts'
import { readCursor, writeCursor } from '../keyset-cursor.ts'
import { toCancellation } from '../refunds/cancellation-rows.ts'
import { CANCELLATION_WAITS_HOURS } from '@jatra/contract/order/cancellation'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import type { LimitDeps } from '../limits.ts'

interface CancellationPage {
  cancellations: StaffCancellation[]
  counts: CancellationCounts
  /** The cursor of the next page; null on the last. */
  next: string | null
}

/**
 * Travellers' cancellations by keyset, the latest first, and the number of matches of each status.
 * @throws DomainError invalid_input for a cursor that we did not give
 */
export async function listCancellations(
  db: Database,
  filter: CancellationFilter,
): Promise<CancellationPage> {
  const { status, limit, cursor } = filter
  const { askedAt, id } = cancellations
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const looked = conditionOf(db, filter)
  const found = await selectFrom(db)
    .where(
      and(
        looked,
        status && eq(cancellations.status, status),
        after && sql`(${askedAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(askedAt), desc(id))
    .limit(limit + 1)
  const counted = await db
    .select({ status: cancellations.status, count: sql<number>`count(*)::int` })
    .from(cancellations)
    .where(looked)
    .groupBy(cancellations.status)
  const counts = noCancellations()
  for (const one of counted) if (one.status !== 'quoted') counts[one.status] = one.count
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1)?.row : undefined
  return {
    cancellations: rows.flatMap((one) => toStaffCancellation(one) ?? []),
    counts,
    next: last?.askedAt ? writeCursor({ createdAt: last.askedAt, id: last.id }) : null,
  }
}

/** One of them. @throws DomainError not_found */
export async function getStaffCancellation(db: Database, id: string): Promise<StaffCancellation> {
  const [found] = await selectFrom(db).where(eq(cancellations.id, id))
  const cancellation = found && toStaffCancellation(found)
  if (!cancellation) throw cancellationUnknown()
  return cancellation
}

const selectFrom = (db: Database) =>
  db
    .select({
      row: cancellations,
      bookingReference: orders.bookingReference,
      serviceType: orders.serviceType,
      approver: users.userName,
    })
    .from(cancellations)
    .innerJoin(orders, eq(orders.id, cancellations.orderId))
    .leftJoin(users, eq(users.id, cancellations.approvedBy))

/** All filters but the status, which the counts are by. Mere quotes are not listed. */
function conditionOf(db: Database, { problem, serviceType, q, ...days }: CancellationFilter) {
  const ofOrder = and(
    serviceType && eq(orders.serviceType, serviceType),
    // A text that cannot be a reference matches no booking.
    q ? eq(orders.bookingReference, readBookingReference(q) ?? '') : undefined,
  )
  return and(
    ne(cancellations.status, 'quoted'),
    problem && and(eq(cancellations.problem, problem), eq(cancellations.status, 'needs_person')),
    ...isOnDays(cancellations.askedAt, days),
    ofOrder &&
      inArray(cancellations.orderId, db.select({ id: orders.id }).from(orders).where(ofOrder)),
  )
}

function toStaffCancellation({
  row,
  bookingReference,
  serviceType,
  approver,
}: Awaited<ReturnType<typeof selectFrom>>[number]): StaffCancellation | null {
  const cancellation = toCancellation(row)
  if (!cancellation) return null
  const { quoteId: id, ...rest } = cancellation
  const { orderId, fromAirline, approvedBy } = row
  return {
    id,
    orderId,
    bookingReference,
    serviceType,
    ...rest,
    fromAirline,
    problem: whyItWaits(row),
    approvedBy: approvedBy === null ? null : { _id: approvedBy, userName: approver ?? '' },
  }
}

/** A dropped one keeps the reason why it waited, which is of no interest any more. */
const whyItWaits = ({ status, problem }: CancellationRow) =>
  status === 'needs_person' ? problem : null

const LISTED = 50

/** Says in the log, for as long as there are any, which cancellations have waited for a person too long. */
export async function reportOverdueCancellations({ db, clock, log }: LimitDeps): Promise<void> {
  const { id, orderId, status, askedAt } = cancellations
  const before = new Date(clock() - CANCELLATION_WAITS_HOURS * HOUR_MS)
  const found = await db
    .select({ id, orderId })
    .from(cancellations)
    .where(and(eq(status, 'needs_person'), lt(askedAt, before)))
    .orderBy(asc(askedAt))
    .limit(LISTED)
  if (found.length === 0) return
  log.error('cancellation_overdue', {
    cancellationIds: found.map((one) => one.id),
    orderIds: found.map((one) => one.orderId),
  })
}
