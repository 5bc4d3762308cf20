import { and, desc, eq, gt } from 'drizzle-orm'
import type { Device } from '@jatra/contract/account/device'
import { accessTokens } from '../../db/schema.ts'
import type { Session, SessionDeps } from './find-session.ts'
import { TOKEN_LIFE_MS } from './token.ts'

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
