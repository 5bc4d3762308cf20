import type { OwnPlaces } from '@jatra/contract/holiday/holiday-validation'
import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import { holidayOrders, orders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/**
 * How many more people can start with a package on a day: its seats less those of paid and pending orders. A pending
 * order counts until it is closed, since the gateway may still report a payment. Below 0 where staff have lowered the
 * seats below the number sold.
 */
export async function seatsLeft(
  tx: Database,
  holiday: { id: string; seats: number },
  travelDate: string,
): Promise<number> {
  const [row] = await tx
    .select({
      taken: sum(sql`${orders.travelerCount} - ${holidayOrders.freedSeats}`).mapWith(Number),
    })
    .from(holidayOrders)
    .innerJoin(orders, eq(orders.id, holidayOrders.orderId))
    .where(
      and(
        eq(holidayOrders.packageId, holiday.id),
        eq(holidayOrders.travelDate, travelDate),
        inArray(orders.paymentStatus, ['pending', 'success']),
      ),
    )
  return holiday.seats - (row?.taken ?? 0)
}

/** The places of a day that unpaid orders of an account keep. */
export function ownPlaces(
  tx: Database,
  userId: string,
  { productId, travelDate }: { productId: string; travelDate: string },
): Promise<OwnPlaces[]> {
  return tx
    .select({
      orderId: orders.id,
      bookingReference: orders.bookingReference,
      people: orders.travelerCount,
    })
    .from(holidayOrders)
    .innerJoin(orders, eq(orders.id, holidayOrders.orderId))
    .where(
      and(
        eq(holidayOrders.packageId, productId),
        eq(holidayOrders.travelDate, travelDate),
        eq(orders.userId, userId),
        eq(orders.paymentStatus, 'pending'),
      ),
    )
}
