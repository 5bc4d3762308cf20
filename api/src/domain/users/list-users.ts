import { and, desc, isNull, sql } from 'drizzle-orm'
import type { Account } from '@jatra/contract/account/account'
import { users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { readCursor, writeCursor } from '../keyset-cursor.ts'
import { toAccount } from '../auth/get-user.ts'

interface AccountPage {
  limit: number
  cursor?: string | undefined
}

/**
 * A page of the accounts, newest first, by keyset.
 * @returns them, and the cursor of the next page
 * @throws DomainError invalid_input for a cursor that we did not give
 */
export async function listUsers(
  { db }: { db: Database },
  { limit, cursor }: AccountPage,
): Promise<{ accounts: Account[]; next: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const found = await db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        after &&
          sql`(${users.createdAt}, ${users.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1)
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { accounts: rows.map(toAccount), next: last ? writeCursor(last) : null }
}
