import { and, eq, ne } from 'drizzle-orm'
import { accessTokens, loginCodes } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/**
 * Ends a user's sessions, and the codes that would begin others. The codes first: one that is exchanged at this moment
 * is waited for, and the session it began is then found.
 * @param keep hash of the token whose session goes on, null when none does
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
