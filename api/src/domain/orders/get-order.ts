import { and, eq } from 'drizzle-orm'
import type { Logger } from '@jatra/contract/observability/logging'
import type { Order } from '@jatra/contract/whole-order/order'
import { DomainError } from '@jatra/contract/http/problem'
import { bookingUnknown } from '@jatra/contract/order/order-errors'
import { orders, type OrderRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { LimitDeps } from '../limits.ts'
import { readFlightOrders, readHolidayOrders, readVisaOrders } from './read-orders.ts'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import { orderUnknown } from '@jatra/contract/whole-order/staff-refund-acts'

type Reader = (db: Database, rows: OrderRow[], now: number, log: Logger) => Promise<Order[]>

const readers: Record<OrderRow['serviceType'], Reader> = {
  flight: readFlightOrders,
  holidays: readHolidayOrders,
  visa: readVisaOrders,
}

/** One order of an account, of any kind. @throws DomainError not_found, for another account's order too */
export async function getOrder(
  { db, clock, log }: Pick<LimitDeps, 'db' | 'clock' | 'log'>,
  userId: string,
  orderId: string,
): Promise<Order> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!row) throw bookingUnknown()
  return readOrder({ db, clock, log }, row)
}

/** The whole order of a row, of any kind. @throws DomainError not_found for a row that cannot be parsed */
export async function readOrder(
  { db, clock, log }: Pick<LimitDeps, 'db' | 'clock' | 'log'>,
  row: OrderRow,
): Promise<Order> {
  const [order] = await readers[row.serviceType](db, [row], clock(), log)
  if (!order) throw new DomainError('not_found', 'bookingNotShown')
  return order
}

/** The id of the order with a booking reference, however that is typed. @throws DomainError not_found */
export async function findOrderId(db: Database, typed: string): Promise<string> {
  const reference = readBookingReference(typed) ?? ''
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.bookingReference, reference))
  if (!order) throw orderUnknown()
  return order.id
}
