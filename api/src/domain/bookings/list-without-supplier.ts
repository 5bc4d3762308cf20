import { and, asc, eq, exists, inArray, or, type SQL } from 'drizzle-orm'
import type { FlightSupplierName } from '@jatra/contract/flight/flight-booking'
import { flightBookings, flightWatches } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { BookingDeps } from './booking-deps.ts'

const LISTED = 50

/**
 * That a booking is under way or still to be flown while the supplier that sold it is not configured any more, so that
 * nothing can be asked about it. It is not sent to another supplier, which knows nothing of it.
 * Read by the index of suppliers: few bookings are of one that is not configured.
 * @param missing the suppliers that are not configured
 */
export function isWithoutSupplier(
  db: Database,
  missing: readonly FlightSupplierName[],
): SQL | undefined {
  const { orderId, status, supplier } = flightBookings
  const watched = db
    .select({ orderId: flightWatches.orderId })
    .from(flightWatches)
    .where(eq(flightWatches.orderId, orderId))
  const isOpen = inArray(status, ['held', 'confirming', 'reserved', 'change_pending'])
  return and(inArray(supplier, [...missing]), or(isOpen, exists(watched)))
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
