import { asc, inArray } from 'drizzle-orm'
import type { OrderTraveler } from '@jatra/contract/order/order-traveler'
import { orderTravelers, type OrderTravelerRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** A traveller of any order; `travelerId` is the offer's on a flight, and null on any other; `age` is a holiday's. */
type StoredTraveler = OrderTraveler & {
  travelerId: string | null
  position: number
  age: number | null
}

/** The travellers of orders, in their order, by the order's id; one query. Passports are left out. */
export async function readTravelers(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, StoredTraveler[]>> {
  const rows = await db
    .select()
    .from(orderTravelers)
    .where(inArray(orderTravelers.orderId, [...orderIds]))
    .orderBy(asc(orderTravelers.position))
  const byOrder = new Map<string, StoredTraveler[]>()
  for (const row of rows) {
    const travelers = byOrder.get(row.orderId) ?? []
    travelers.push(toTraveler(row))
    byOrder.set(row.orderId, travelers)
  }
  return byOrder
}

/** Typed by every field that an order shows, so that one without a column does not compile. */
function toTraveler({
  orderId: _order,
  travelerType: _type,
  address: _address,
  ...shown
}: OrderTravelerRow): StoredTraveler {
  return shown
}
