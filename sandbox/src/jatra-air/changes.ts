import { eq, inArray } from 'drizzle-orm'
import { CHANGE_MINUTES, CHANGE_SECONDS, delayed } from '@jatra/contract/flight/jatra-air'
import { jatraAirBookings, jatraAirChanges, type JatraAirBookingRow } from '../db/schema.ts'
import type { Database } from '@jatra/api/db/types'
import { SupplierError } from '@jatra/api/providers/flights/flight-supplier'
import type { JatraAirDeps } from './jatra-air-deps.ts'
import { findBooking, readChanges, statusOf, unanswered } from './read-orders.ts'
import { departureOf, flightsOf } from './terms.ts'

/** The airline's change: every flight of the first itinerary leaves later by some minutes, or all are cancelled. */
export type ScheduleChange = { minutes: number } | 'cancelled'

async function storeChange(
  db: Database,
  { id: bookingId, itineraries: before }: JatraAirBookingRow,
  change: ScheduleChange,
  { id, detectedAt }: { id: string; detectedAt: Date },
): Promise<void> {
  const after = change === 'cancelled' ? [] : delayed(before, change.minutes)
  await db.insert(jatraAirChanges).values({ id, bookingId, before, after, detectedAt })
}

/** Changes by scenario are written when tickets are bought, with the moment from which on they are known. */
export async function storeScenarioChange(
  tx: Database,
  newId: () => string,
  row: JatraAirBookingRow,
): Promise<void> {
  const { scenario, ticketedAt } = row
  if (!ticketedAt || (scenario !== 'schedule_changed' && scenario !== 'airline_cancelled')) return
  const change = scenario === 'airline_cancelled' ? 'cancelled' : { minutes: CHANGE_MINUTES }
  const detectedAt = new Date(ticketedAt.getTime() + CHANGE_SECONDS * 1000)
  await storeChange(tx, row, change, { id: `aic_${newId()}`, detectedAt })
}

/**
 * Lets the airline change a booking now.
 * @returns the change's id
 */
export async function changeSchedule(
  { db, clock, newId }: JatraAirDeps,
  pnr: string,
  change: ScheduleChange,
): Promise<string> {
  const now = clock()
  const row = await findBooking(db, { pnr })
  if (!row || statusOf(row, now) === 'cancelled')
    throw new SupplierError('rejected', `Jatra Air has no such booking: ${pnr}`)
  const id = `aic_${newId()}`
  await storeChange(db, row, change, { id, detectedAt: new Date(now) })
  return id
}

/** Only the newest change can be accepted; accepting it twice is no error. */
export async function acceptChange(
  { db, clock }: JatraAirDeps,
  orderId: string,
  changeId: string,
): Promise<boolean> {
  const now = clock()
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(jatraAirBookings)
      .where(eq(jatraAirBookings.id, orderId))
      .for('update')
    if (!row || statusOf(row, now) === 'cancelled') return false
    const known = await readChanges(tx, orderId, now)
    const newest = known.at(-1)
    if (newest?.id !== changeId || newest.after.length === 0) return false
    if (newest.acceptedAt) return true
    // Who accepts the newest has answered those before it.
    const answered = unanswered(known).map(({ id }) => id)
    await tx
      .update(jatraAirChanges)
      .set({ acceptedAt: new Date(now) })
      .where(inArray(jatraAirChanges.id, answered))
    await tx
      .update(jatraAirBookings)
      .set({
        itineraries: newest.after,
        departsAt: new Date(departureOf(newest.after)),
        flights: flightsOf(newest.after),
        quoteId: null,
      })
      .where(eq(jatraAirBookings.id, orderId))
    return true
  })
}
