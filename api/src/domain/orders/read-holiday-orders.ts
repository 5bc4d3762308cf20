import { inArray } from 'drizzle-orm'
import type { Logger } from '@jatra/contract/observability/logging'
import { holidayOrderSchema, type HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { ratingOf } from '@jatra/contract/holiday/package-parts'
import { holidayOrders, type OrderRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { parseOrders } from './parse-orders.ts'
import { readPayments } from './read-payments.ts'

/**
 * Holiday orders as the API shows them, in the order given; three queries however many there are. The package is the
 * order's copy.
 * @param now epoch milliseconds
 */
export async function readHolidayOrders(
  db: Database,
  rows: OrderRow[],
  now: number,
  log: Logger,
): Promise<HolidayOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const holidays = await db.select().from(holidayOrders).where(inArray(holidayOrders.orderId, ids))
  const orders = (await readPayments(db, rows, now)).map((common) => {
    const holiday = holidays.find(({ orderId }) => orderId === common._id)
    if (!holiday) throw new Error(`order ${common._id} has no holiday`)
    const { travelDate, rooms, people, contact: address } = holiday
    // Packages sold before reviews existed carry a made-up rating.
    const rating = ratingOf(holiday.package.reviews)
    return {
      ...common,
      serviceType: 'holidays',
      productData: { rating, package: { ...holiday.package, rating } },
      travelersData: { travelDate, rooms, people, address },
    }
  })
  return parseOrders(holidayOrderSchema, orders, log)
}
