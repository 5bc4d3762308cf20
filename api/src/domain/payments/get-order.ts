import { and, eq } from 'drizzle-orm'
import type { Order } from '@jatra/contract/entities/order'
import { Refusal } from '@jatra/contract/problem'
import { orders } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { readFlightOrders } from './read-flight-orders.ts'
import { readHolidayOrders } from './read-holiday-orders.ts'

/** One order of an account, of any kind. @throws Refusal not_found, for another account's order too */
export async function getOrder(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  userId: string,
  orderId: string,
): Promise<Order> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  const [order] = await (
    rows[0]?.serviceType === 'holidays' ? readHolidayOrders : readFlightOrders
  )(db, rows, clock())
  if (!order) throw new Refusal('not_found', 'This booking is not there.')
  return order
}
