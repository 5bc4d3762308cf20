import { and, eq, isNull } from 'drizzle-orm'
import { accountUnknown } from '@jatra/contract/account/account-errors'
import type { Account } from '@jatra/contract/account/account'
import { users, type UserRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { toAccount } from './to-account.ts'

/** @throws DomainError not_found; also for a deleted account */
export async function getUser({ db }: { db: Database }, userId: string): Promise<Account> {
  return toAccount(await findAccount(db, userId))
}

/** The condition on this account, if it is not deleted. */
export function isAccount(userId: string) {
  return and(eq(users.id, userId), isNull(users.deletedAt))
}

/** @throws DomainError not_found */
export async function findAccount(db: Database, userId: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(isAccount(userId))
  if (!row) throw accountUnknown()
  return row
}

/** The same, with the row locked until the transaction ends. @throws DomainError not_found */
export async function lockAccount(tx: Database, userId: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(isAccount(userId)).for('update')
  if (!row) throw accountUnknown()
  return row
}
