import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import { holidayOrders, orders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/**
 * How many more people can start with a package on a day: its seats less those of paid and pending orders. A pending
 * order counts until it is closed, since the gateway may still report a payment.
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
  // Staff may have lowered the seats below the number sold.
  return Math.max(0, holiday.seats - (row?.taken ?? 0))
}
