import { and, asc, inArray, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { FlightSupplierName } from '@jatra/contract/flight/flight-booking'
import { flightBookings, flightWatches } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { BookingDeps } from './booking-deps.ts'

const LISTED = 50

/**
 * That a booking is under way or still to be flown while the supplier that sold it is not configured any more, so that
 * nothing can be asked about it. It is not sent to another supplier, which knows nothing of it.
 * Read from the flights that still fly and the index of bookings under way, however many bookings there are.
 * @param missing the suppliers that are not configured
 */
export function isWithoutSupplier(
  db: Database,
  missing: readonly FlightSupplierName[],
): SQL | undefined {
  const { orderId, status, supplier } = flightBookings
  const open = union(
    db.select({ orderId: flightWatches.orderId }).from(flightWatches),
    db
      .select({ orderId })
      .from(flightBookings)
      .where(inArray(status, ['held', 'confirming', 'reserved', 'change_pending'])),
  )
  return and(inArray(supplier, [...missing]), inArray(orderId, open))
}

/** Names them to staff in the log for as long as there are any. */
export async function reportWithoutSupplier({
  db,
  flights: { missing },
  log,
}: Pick<BookingDeps, 'db' | 'flights' | 'log'>): Promise<void> {
  const { orderId, supplier } = flightBookings
  const found = await db
    .select({ orderId, supplier })
    .from(flightBookings)
    .where(isWithoutSupplier(db, missing))
    .orderBy(asc(orderId))
    .limit(LISTED)
  if (found.length === 0) return
  log.error('supplier_not_configured', {
    suppliers: [...new Set(found.map((booking) => booking.supplier))],
    orderIds: found.map((booking) => booking.orderId),
  })
}
