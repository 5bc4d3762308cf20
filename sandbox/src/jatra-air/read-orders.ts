import { and, eq, lte } from 'drizzle-orm'
import {
  jatraAirBookings,
  jatraAirChanges,
  jatraAirTickets,
  type JatraAirBookingRow,
  type JatraAirChangeRow,
} from '../db/schema.ts'
import type { Database } from '@jatra/api/db/types'
import type { SupplierOrder } from '@jatra/api/providers/flights/flight-supplier'

export async function findBooking(
  db: Database,
  by: { order: string } | { offer: string } | { pnr: string },
): Promise<JatraAirBookingRow | null> {
  const { id, offer, pnr } = jatraAirBookings
  const [row] = await db
    .select()
    .from(jatraAirBookings)
    .where('order' in by ? eq(id, by.order) : 'offer' in by ? eq(offer, by.offer) : eq(pnr, by.pnr))
  return row ?? null
}

const isPast = (instant: Date | null, now: number) => instant !== null && instant.getTime() <= now

export function statusOf(row: JatraAirBookingRow, now: number): SupplierOrder['status'] {
  if (row.cancelledAt) return 'cancelled'
  if (!row.paidAt) return isPast(row.payBy, now) ? 'cancelled' : 'held'
  return isPast(row.ticketedAt, now) ? 'ticketed' : 'reserved'
}

/** What the airline has changed by now, oldest first; of one moment, what was accepted comes first. */
export async function readChanges(
  db: Database,
  bookingId: string,
  now: number,
): Promise<JatraAirChangeRow[]> {
  return db
    .select()
    .from(jatraAirChanges)
    .where(
      and(eq(jatraAirChanges.bookingId, bookingId), lte(jatraAirChanges.detectedAt, new Date(now))),
    )
    .orderBy(jatraAirChanges.detectedAt, jatraAirChanges.acceptedAt, jatraAirChanges.id)
}

export const unanswered = (changes: readonly JatraAirChangeRow[]): JatraAirChangeRow[] =>
  changes.filter(({ acceptedAt }) => acceptedAt === null)

/** A booking as the buyer sees it now; null as long as it is not found. */
export async function readOrder(
  db: Database,
  row: JatraAirBookingRow,
  now: number,
): Promise<SupplierOrder | null> {
  if (!isPast(row.visibleAt, now)) return null
  const status = statusOf(row, now)
  const issued =
    row.ticketedAt && row.ticketedAt.getTime() <= (row.cancelledAt?.getTime() ?? now)
      ? await db.select().from(jatraAirTickets).where(eq(jatraAirTickets.bookingId, row.id))
      : []
  // A newer change stands in place of those before it.
  const changes =
    status === 'cancelled' ? [] : unanswered(await readChanges(db, row.id, now)).slice(-1)
  return {
    id: row.id,
    status,
    reference: row.pnr,
    tickets: issued.map(({ passengerId, number }) => ({ passengerId, number })),
    payBy: status === 'held' ? (row.payBy?.getTime() ?? null) : null,
    changes: changes.map(({ id, before, after, detectedAt }) => ({
      id,
      before,
      after,
      detectedAt: detectedAt.toISOString(),
    })),
  }
}
