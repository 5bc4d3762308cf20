import { eq } from 'drizzle-orm'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import { orderUnknown } from '@jatra/contract/whole-order/staff-refund-acts'
import { orders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

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
