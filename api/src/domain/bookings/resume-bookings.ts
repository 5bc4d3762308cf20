import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { cancellations, flightBookings } from '../../db/schema.ts'
import { enqueueBookingWork, type BookingDeps } from './booking-deps.ts'

/** Longer than any pause between two polls of a booking in progress, and than the last of them may take. */
const FORGOTTEN_MS = 20 * MINUTE_MS
const PER_SWEEP = 50

/** Resumes bookings whose jobs were given up, and those of a version that had no jobs. */
export async function resumeBookings(deps: BookingDeps): Promise<void> {
  const now = deps.clock()
  const isOld = lt(flightBookings.updatedAt, new Date(now - FORGOTTEN_MS))
  const underWay = deps.db
    .select({ orderId: flightBookings.orderId })
    .from(flightBookings)
    .where(
      and(
        isOld,
        or(
          inArray(flightBookings.status, ['confirming', 'reserved']),
          // Decided, but the airline is not notified yet.
          and(
            eq(flightBookings.status, 'change_pending'),
            isNotNull(sql`${flightBookings.change} ->> 'decision'`),
          ),
        ),
      ),
    )
  // Confirmed by the traveller, but not sent to the airline yet.
  const cancelling = deps.db
    .select({ orderId: cancellations.orderId })
    .from(cancellations)
    .where(eq(cancellations.status, 'asked'))
  // A union of two small indexes: with `or` the whole table would be read.
  const forgotten = and(isOld, inArray(flightBookings.orderId, union(underWay, cancelling)))
  await deps.db.transaction(async (db) => {
    const found = await db
      .select({ orderId: flightBookings.orderId })
      .from(flightBookings)
      .where(forgotten)
      .limit(PER_SWEEP)
      .for('update', { skipLocked: true })
    for (const { orderId } of found) {
      await db
        .update(flightBookings)
        .set({ updatedAt: new Date(now) })
        .where(eq(flightBookings.orderId, orderId))
      await enqueueBookingWork({ ...deps, db }, orderId)
    }
  })
}
