import { inArray } from 'drizzle-orm'
import type { FlightBooking } from '@jatra/contract/flight/flight-booking'
import { flightBookings, flightTickets } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** The bookings of flight orders, by the order's id; `tickets` has those that are issued. Two queries. */
export async function readBookings(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, FlightBooking>> {
  const ids = [...orderIds]
  const rows = await db.select().from(flightBookings).where(inArray(flightBookings.orderId, ids))
  const tickets = await db.select().from(flightTickets).where(inArray(flightTickets.orderId, ids))
  return new Map(
    rows.map((row) => [
      row.orderId,
      {
        status: row.status,
        reference: row.reference,
        tickets: tickets
          .filter(({ orderId }) => orderId === row.orderId)
          .map(({ travelerId, number }) => ({ travelerId, number })),
        deadline: row.deadline?.toISOString() ?? null,
        hold: row.hold,
        supplier: row.supplier,
        failure: row.failure,
        change: row.change,
        answeredChanges: row.answeredChanges,
      },
    ]),
  )
}
