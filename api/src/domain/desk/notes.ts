import { asc, eq } from 'drizzle-orm'
import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import { assertSameNote, type Note } from '@jatra/contract/desk/notes'
import { orderUnknown } from '@jatra/contract/whole-order/staff-refund-acts'
import { orderNotes, orders, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** The notes of an order, oldest first. */
export async function readNotes(db: Database, orderId: string): Promise<Note[]> {
  const rows = await selectNotes(db)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id))
  return rows.map(toNote)
}

/**
 * Adds a note to an order; the same one again changes nothing.
 * @throws DomainError not_found, forbidden for an order of their own, idempotency_mismatch where the id is another note's
 */
export async function addNote(
  { db, clock }: { db: Database; clock: () => number },
  { id, orderId, text, staffId }: { id: string; orderId: string; text: string; staffId: string },
): Promise<Note> {
  const [order] = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) throw orderUnknown()
  assertNotOwnBooking(order, staffId)
  await db
    .insert(orderNotes)
    .values({ id, orderId, staffId, text, at: new Date(clock()) })
    .onConflictDoNothing()
  const [kept] = await selectNotes(db).where(eq(orderNotes.id, id))
  // An account that was deleted at this moment took it along.
  if (!kept) throw orderUnknown()
  const note = toNote(kept)
  const { orderId: keptFor } = kept.row
  assertSameNote(
    { orderId: keptFor, by: note.by._id, text: note.text },
    { orderId, by: staffId, text },
  )
  return note
}

const selectNotes = (db: Database) =>
  db
    .select({ row: orderNotes, userName: users.userName })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.staffId))

const toNote = ({
  row: { id, text, staffId, at },
  userName,
}: {
  row: typeof orderNotes.$inferSelect
  userName: string
}): Note => ({ id, text, by: { _id: staffId, userName }, at: at.toISOString() })
