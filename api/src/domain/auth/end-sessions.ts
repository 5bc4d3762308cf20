import { and, eq, ne } from 'drizzle-orm'
import { accessTokens, loginCodes } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

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
