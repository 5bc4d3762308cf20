import { and, arrayOverlaps, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { jatraAirBookings } from '../db/schema.ts'
import type { Database } from '@jatra/api/db/types'

/** Seats that are sold, or held until later, by flight and day. */
export async function seatsTaken(
  db: Database,
  flights: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number>()
  if (flights.length === 0) return taken
  const { paidAt, payBy, cancelledAt, seated } = jatraAirBookings
  const rows = await db
    .select({ flights: jatraAirBookings.flights, seated })
    .from(jatraAirBookings)
    .where(
      and(
        arrayOverlaps(jatraAirBookings.flights, [...new Set(flights)]),
        isNull(cancelledAt),
        or(isNotNull(paidAt), gt(payBy, new Date(now))),
      ),
    )
  for (const row of rows) {
    for (const flight of row.flights) taken.set(flight, (taken.get(flight) ?? 0) + row.seated)
  }
  return taken
}

/** Lets those who want the same flights pass one at a time; in one order, so that none wait for each other in a circle. */
export async function lockFlights(tx: Database, flights: readonly string[]): Promise<void> {
  for (const flight of [...new Set(flights)].sort()) {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`jatra_air ${flight}`}, 0))`,
    )
  }
}
