import { and, eq } from 'drizzle-orm'
import type { FlightOrder } from '@jatra/contract/entities/order'
import { Refusal } from '@jatra/contract/problem'
import { orders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { toOrders } from './to-order.ts'

/** One order of an account. @throws Refusal not_found, for another account's order too */
export async function getOrder(
  db: Database,
  userId: string,
  orderId: string,
): Promise<FlightOrder> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  const [order] = await toOrders(db, rows)
  if (!order) throw new Refusal('not_found', 'This booking is not there.')
  return order
}
