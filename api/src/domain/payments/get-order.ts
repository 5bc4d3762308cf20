import { and, eq } from 'drizzle-orm'
import type { FlightOrder } from '@jatra/contract/entities/flight-order'
import { Refusal } from '@jatra/contract/problem'
import { orders } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { toOrders } from './to-order.ts'

/** One order of an account. @throws Refusal not_found, for another account's order too */
export async function getOrder(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  userId: string,
  orderId: string,
): Promise<FlightOrder> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  const [order] = await toOrders(db, rows, clock())
  if (!order) throw new Refusal('not_found', 'This booking is not there.')
  return order
}
