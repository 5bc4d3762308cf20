import { and, eq, isNull } from 'drizzle-orm'
import { accountUnknown } from '@jatra/contract/account/account-errors'
import type { Account } from '@jatra/contract/account/account'
import { users, type UserRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { createHash } from 'node:crypto'
import type { User } from '@jatra/contract/account/user'

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

/** An account as its owner and staff see it. */
export function toAccount(row: UserRow): Account {
  const { role, language, passwordHash, emailVerifiedAt } = row
  return {
    ...toUser(row),
    role,
    language,
    hasPassword: passwordHash !== null,
    emailVerified: emailVerifiedAt !== null,
  }
}

/** An account as the API shows it: field by field, so that a hash can never slip out. */
export function toUser(row: UserRow): User {
  return {
    _id: row.id,
    userName: row.userName,
    email: row.email,
    name: row.name,
    gender: row.gender,
    phone: row.phone,
    picture: row.picture && picturePath(row.id, row.picture),
  }
}

/** The URL of the picture. It changes with the picture and does not reveal the file's key. */
function picturePath(userId: string, key: string): string {
  const version = createHash('sha256').update(key).digest('base64url').slice(0, 12)
  return `/app/picture/${encodeURIComponent(userId)}?v=${version}`
}
