import { and, eq, exists, inArray, isNotNull, lt } from 'drizzle-orm'
import { BOOKS_YEARS } from '@jatra/contract/account/account-limits'
import { orders, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { SessionDeps } from '../auth/find-session.ts'

/**
 * Deletes orders of deleted accounts that the law no longer requires (decision 049). Their passports and documents are
 * erased before (planPassportErasure, planErasure).
 */
export async function sweepDeleted({ db, clock }: SessionDeps): Promise<void> {
  const booksEnd = new Date(clock())
  booksEnd.setUTCFullYear(booksEnd.getUTCFullYear() - BOOKS_YEARS)
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
