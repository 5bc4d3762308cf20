import { and, eq } from 'drizzle-orm'
import type { Order } from '@jatra/contract/order/order'
import { Refusal } from '@jatra/contract/http/problem'
import { orders, type OrderRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { readFlightOrders } from './read-flight-orders.ts'
import { readHolidayOrders } from './read-holiday-orders.ts'
import { readVisaOrders } from './read-visa-orders.ts'

type Reader = (db: Database, rows: OrderRow[], now: number) => Promise<Order[]>

const readers: Record<OrderRow['serviceType'], Reader> = {
  flight: readFlightOrders,
  holidays: readHolidayOrders,
  visa: readVisaOrders,
}

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
  const [row] = rows
  const [order] = row ? await readers[row.serviceType](db, rows, clock()) : []
  if (!order) throw new Refusal('not_found', 'This booking is not there.')
  return order
}
