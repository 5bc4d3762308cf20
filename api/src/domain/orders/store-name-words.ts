import { eq } from 'drizzle-orm'
import { nameWords } from '@jatra/contract/desk/name-words'
import { fullName } from '@jatra/contract/traveler/person-name'
import { holidayOrders, orderNameWords, orders, orderTravelers } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** Of the contact, who is no traveller. */
const CONTACT = -1

/** Stores the words by which staff find an order, of its names. @param tx after these are stored */
export async function storeNameWords(tx: Database, orderId: string): Promise<void> {
  const [order] = await tx
    .select({
      placedAt: orders.createdAt,
      contactName: orders.contactName,
      contact: holidayOrders.contact,
    })
    .from(orders)
    .leftJoin(holidayOrders, eq(holidayOrders.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (!order) return
  const { placedAt, contactName, contact } = order
  const { position, firstName, lastName } = orderTravelers
  const travelers = await tx
    .select({ position, firstName, lastName })
    .from(orderTravelers)
    .where(eq(orderTravelers.orderId, orderId))
  const people = [
    { person: CONTACT, name: contact ? fullName(contact) : contactName },
    ...travelers.map((one) => ({ person: one.position, name: fullName(one) })),
  ]
  const rows = people.flatMap(({ person, name }) =>
    nameWords(name).map((word) => ({ orderId, person, word, placedAt })),
  )
  // A traveller of a holiday may be named anew.
  await tx.delete(orderNameWords).where(eq(orderNameWords.orderId, orderId))
  if (rows.length > 0) await tx.insert(orderNameWords).values(rows)
}
