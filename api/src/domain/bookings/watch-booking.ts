import { eq, asc, lt } from 'drizzle-orm'
import { arrivalOf, departureOf } from '@jatra/contract/flight/airline-change'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { flightWatches, flightBookings } from '../../db/schema.ts'
import type { JobData } from '../../jobs/queues.ts'
import type { BookingDeps } from './booking-deps.ts'
import type { FoundBooking } from './find-booking.ts'

/** Pauses between polls of a ticketed or held flight, for changes that no webhook reported. */
const FIRST_WATCH_MS = 15_000
const LONGEST_WATCH_MS = 6 * HOUR_MS
/** A ticketed flight that is so far ahead is polled less: all polls share the supplier's budget with bookings. */
const FAR_AHEAD_MS = 14 * DAY_MS
const LONGEST_FAR_AHEAD_MS = DAY_MS
/** On the day of travel polls are more frequent, down to this. */
const SHORTEST_BEFORE_DEPARTURE_MS = 15 * MINUTE_MS

export const isWatched = ({ status }: Pick<FoundBooking, 'status'>) =>
  status === 'ticketed' || status === 'change_pending' || status === 'held'

/**
 * Schedules the next poll, until the last flight has landed: not every change is reported, and one may come on the day
 * itself.
 * @param job the poll of now
 * @returns whether there is a next one
 */
export async function watch(
  deps: BookingDeps,
  { orderId, itineraries, askedAt, status, updatedAt }: FoundBooking,
  job: JobData<'booking'>,
): Promise<boolean> {
  const now = deps.clock()
  if (arrivalOf(itineraries) < now) {
    await deps.db.delete(flightWatches).where(eq(flightWatches.orderId, orderId))
    return false
  }
  const age = now - (askedAt ?? updatedAt).getTime()
  const toFly = itineraries.filter((itinerary) => departureOf([itinerary]) > now)
  const untilDeparture = toFly.length > 0 ? departureOf(toFly) - now : Infinity
  // In the air there is no next departure.
  const isFar = status === 'ticketed' && toFly.length > 0 && untilDeparture > FAR_AHEAD_MS
  const pause = Math.min(
    Math.max(FIRST_WATCH_MS, age),
    Math.max(SHORTEST_BEFORE_DEPARTURE_MS, untilDeparture / 2),
    isFar ? LONGEST_FAR_AHEAD_MS : LONGEST_WATCH_MS,
  )
  await deps.db.transaction((db) => planPoll({ ...deps, db }, job, new Date(now + pause)))
  return true
}

/**
 * Stores when a watched booking is polled next, and the job that does it. Where the poll of now is no longer the stored
 * one, another has taken its place and goes on instead, so that a booking is never watched twice over.
 * @param deps with a transaction
 * @param job the poll of now
 */
export async function planPoll(
  { db, jobs }: Pick<BookingDeps, 'db' | 'jobs'>,
  { orderId, pollAt: planned }: Pick<JobData<'booking'>, 'orderId' | 'pollAt'>,
  pollAt: Date,
): Promise<void> {
  const [stored] = await db
    .insert(flightWatches)
    .values({ orderId, pollAt })
    .onConflictDoUpdate({
      target: flightWatches.orderId,
      set: { pollAt },
      ...(planned && { setWhere: eq(flightWatches.pollAt, new Date(planned)) }),
    })
    .returning()
  if (!stored) return
  const data = { orderId, once: false, pollAt: pollAt.toISOString() }
  await jobs.enqueue(db, 'booking', data, { startAfter: pollAt })
}

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
