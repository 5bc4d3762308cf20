import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Device } from '@jatra/contract/account/device-endpoints'
import { accessTokens, loginCodes } from '../../db/schema.ts'
import type { Session, SessionDeps } from './find-session.ts'
import { TOKEN_LIFE_MS } from './token.ts'
import { deviceUnknown } from '@jatra/contract/account/account-errors'
import type { Database } from '../../db/types.ts'

const AT_MOST = 100

/** Where the user is signed in: the device that asks first, then by last use. */
export async function listDevices(
  { db, clock }: SessionDeps,
  userId: string,
  session: Session,
): Promise<Device[]> {
  const current = eq(accessTokens.tokenHash, session.tokenHash)
  const rows = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), gt(accessTokens.expiresAt, new Date(clock()))))
    .orderBy(desc(current), desc(accessTokens.expiresAt), accessTokens.id)
    .limit(AT_MOST)
  return rows.map((row) => ({
    _id: row.id,
    userAgent: row.device,
    createdAt: row.createdAt.toISOString(),
    // A token's end is moved on by its use, at most once an hour.
    lastUsedAt: new Date(row.expiresAt.getTime() - TOKEN_LIFE_MS).toISOString(),
    current: row.tokenHash === session.tokenHash,
  }))
}

/** Signs one of the user's devices out. @throws DomainError not_found, for another user's too */
export async function endDevice(
  { db }: { db: Database },
  userId: string,
  deviceId: string,
): Promise<void> {
  const ended = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, deviceId), eq(accessTokens.userId, userId)))
    .returning({ id: accessTokens.id })
  if (ended.length === 0) throw deviceUnknown()
}

/** Signs all of the user's devices out. */
export async function endAllDevices({ db }: { db: Database }, userId: string): Promise<void> {
  await endSessions(db, userId)
}

/**
 * Ends a user's sessions and unused login codes. The codes come first: a concurrent exchange is waited for, and its
 * session is then found.
 * @param keep hash of the token whose session continues, or null
 */
export async function endSessions(
  db: Database,
  userId: string,
  keep: string | null = null,
): Promise<void> {
  await db.delete(loginCodes).where(eq(loginCodes.userId, userId))
  const ofUser = eq(accessTokens.userId, userId)
  await db
    .delete(accessTokens)
    .where(keep === null ? ofUser : and(ofUser, ne(accessTokens.tokenHash, keep)))
}

/** Revokes a token at once. */
export async function logoutUser({ db }: { db: Database }, tokenHash: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.tokenHash, tokenHash))
}
