import { and, eq, exists, inArray, isNotNull, lt } from 'drizzle-orm'
import { BOOKS_YEARS, DELETED_DOCUMENTS_DAYS } from '@jatra/contract/account/account-limits'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { orderDocuments, orderPassports, orders, regularTravelers, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { SessionDeps } from '../auth/find-session.ts'

/**
 * Deletes records of deleted accounts that the law no longer requires (docs/decisions/049): passports and documents of
 * paid orders after a year, the orders themselves after five. The sweep of documents then erases the documents' files.
 */
export async function sweepDeleted({ db, clock }: SessionDeps): Promise<void> {
  const now = clock()
  const documentsEnd = new Date(now - DELETED_DOCUMENTS_DAYS * DAY_MS)
  const booksEnd = new Date(now)
  booksEnd.setUTCFullYear(booksEnd.getUTCFullYear() - BOOKS_YEARS)
  const gone = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt))
  // Saved by a concurrent request while its account was deleted.
  await db.delete(regularTravelers).where(inArray(regularTravelers.userId, gone))
  for (const table of [orderPassports, orderDocuments]) {
    await db.delete(table).where(inArray(table.orderId, leftBefore(db, documentsEnd)))
  }
  await db.delete(orders).where(inArray(orders.id, leftBefore(db, booksEnd)))
}

/** Orders of deleted accounts that were closed before then. */
function leftBefore(db: Database, before: Date) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        lt(orders.settledAt, before),
        exists(
          db
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, orders.userId), isNotNull(users.deletedAt))),
        ),
      ),
    )
}
