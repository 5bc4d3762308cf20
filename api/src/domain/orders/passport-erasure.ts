import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import {
  DELETED_DOCUMENTS_DAYS,
  ENDED_DOCUMENTS_DAYS,
  FLOWN_PASSPORT_DAYS,
} from '@jatra/contract/account/account-limits'
import { arrivalOf } from '@jatra/contract/flight/airline-change'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { addDays } from '@jatra/contract/values/dates'
import { midnightInDhaka } from '@jatra/contract/values/dhaka-time'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { flightOrders, holidayOrders, orderPassports, orders, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { visaKeptUntil } from '../documents/plan-erasure.ts'
import { PER_SWEEP, runDue } from '../run-due.ts'
import type { LimitDeps } from '../limits.ts'

/**
 * Stores when the passports of an order are erased (decision 037), for the sweep to find them by. Call it in each
 * transaction after which that may be another day.
 */
export async function planPassportErasure(tx: Database, orderId: string): Promise<void> {
  const [order] = await tx
    .select({
      status: orders.paymentStatus,
      settledAt: orders.settledAt,
      itineraries: sql<Itinerary[] | null>`${flightOrders.offer} -> 'itineraries'`,
      travelDate: holidayOrders.travelDate,
      duration: sql<number | null>`(${holidayOrders.package} ->> 'duration')::int`,
      deletedAt: users.deletedAt,
      visaUntil: visaKeptUntil,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(flightOrders, eq(flightOrders.orderId, orders.id))
    .leftJoin(holidayOrders, eq(holidayOrders.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (!order) return
  const { status, settledAt, itineraries, travelDate, duration, deletedAt, visaUntil } = order
  const isPaid = status === 'success'
  const days = isPaid ? DELETED_DOCUMENTS_DAYS : ENDED_DOCUMENTS_DAYS
  const ends = [
    // Until then the airline may ask for it, and its traveller dispute the carriage.
    ...(itineraries ? [arrivalOf(itineraries) + FLOWN_PASSPORT_DAYS * DAY_MS] : []),
    ...(travelDate !== null && duration !== null
      ? [midnightInDhaka(addDays(travelDate, duration)) + FLOWN_PASSPORT_DAYS * DAY_MS]
      : []),
    // Until then the embassy may ask.
    ...(visaUntil ? [visaUntil.getTime()] : []),
    ...(settledAt && (!isPaid || deletedAt) ? [settledAt.getTime() + days * DAY_MS] : []),
  ]
  const eraseAt = ends.length > 0 ? new Date(Math.min(...ends)) : null
  await tx.update(orderPassports).set({ eraseAt }).where(eq(orderPassports.orderId, orderId))
}

/** Erases passports whose day has come. */
export async function sweepPassports(deps: Pick<LimitDeps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = new Date(deps.clock())
  const find = (last: { orderId: string } | undefined) =>
    deps.db
      .selectDistinct({ orderId: orderPassports.orderId })
      .from(orderPassports)
      .where(and(lt(orderPassports.eraseAt, now), last && gt(orderPassports.orderId, last.orderId)))
      .orderBy(asc(orderPassports.orderId))
      .limit(PER_SWEEP)
  await runDue(
    deps,
    find,
    ({ orderId }) => ({ orderId }),
    ({ orderId }) =>
      deps.db.transaction(async (tx) => {
        // A process of an earlier version stores no day: its passports are looked at a day later.
        await planPassportErasure(tx, orderId)
        await tx
          .delete(orderPassports)
          .where(and(eq(orderPassports.orderId, orderId), lt(orderPassports.eraseAt, now)))
      }),
  )
}
