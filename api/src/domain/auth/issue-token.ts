import { desc, eq, inArray } from 'drizzle-orm'
import { MAX_DEVICES } from '@jatra/contract/account/account-limits'
import { MAX_USER_AGENT } from '@jatra/contract/account/device-endpoints'
import { accessTokens } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { SessionDeps } from './find-session.ts'
import { hashToken, newToken, TOKEN_LIFE_MS } from './token.ts'

/** The client that signs in, as the server sees it. */
export interface Caller {
  clientIp: string
  /** The browser's User-Agent, null where none was sent. */
  userAgent: string | null
}

/**
 * Opens a session for a user on a device. When the account has too many, the least recently used one ends.
 * @returns the token, which is not stored
 */
export async function issueToken(
  { db, clock, newId }: SessionDeps & { newId: () => string },
  userId: string,
  { userAgent }: Pick<Caller, 'userAgent'>,
): Promise<string> {
  const token = newToken()
  const now = clock()
  await db.insert(accessTokens).values({
    tokenHash: hashToken(token),
    id: newId(),
    userId,
    device: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    createdAt: new Date(now),
    expiresAt: new Date(now + TOKEN_LIFE_MS),
  })
  await endLeastRecentlyUsed(db, userId)
  return token
}

async function endLeastRecentlyUsed(db: Database, userId: string): Promise<void> {
  const beyond = db
    .select({ tokenHash: accessTokens.tokenHash })
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    // Use extends a token.
    .orderBy(desc(accessTokens.expiresAt))
    .offset(MAX_DEVICES)
    // Logins at the same moment would otherwise wait for each other's rows.
    .for('update', { skipLocked: true })
  await db.delete(accessTokens).where(inArray(accessTokens.tokenHash, beyond))
}
