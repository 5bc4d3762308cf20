import { asc, eq, lt } from 'drizzle-orm'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { flightBookings, flightWatches } from '../../db/schema.ts'
import type { BookingDeps } from './booking-deps.ts'
import { isWatched, planPoll } from './watch-booking.ts'

/** Longer than a poll that fails is tried again. */
const FORGOTTEN_MS = HOUR_MS
const PER_SWEEP = 50

/** Polls watched bookings whose job failed for good or was lost (decision 116), and forgets those that have ended. */
export async function resumeWatches(deps: BookingDeps): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (db) => {
    const found = await db
      .select({ orderId: flightWatches.orderId, status: flightBookings.status })
      .from(flightWatches)
      .innerJoin(flightBookings, eq(flightBookings.orderId, flightWatches.orderId))
      .where(lt(flightWatches.pollAt, new Date(now - FORGOTTEN_MS)))
      .orderBy(asc(flightWatches.pollAt))
      .limit(PER_SWEEP)
      .for('update', { of: flightWatches, skipLocked: true })
    for (const { orderId, status } of found) {
      if (isWatched({ status })) await planPoll({ ...deps, db }, { orderId }, new Date(now))
      else await db.delete(flightWatches).where(eq(flightWatches.orderId, orderId))
    }
  })
}
