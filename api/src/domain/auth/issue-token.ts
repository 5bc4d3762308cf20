import { accessTokens } from '../../db/schema.ts'
import type { SessionDeps } from './find-session.ts'
import { hashToken, newToken, TOKEN_LIFE_MS } from './token.ts'

/** Opens a session for a user. @returns the token, which is nowhere kept */
export async function issueToken(
  { db, clock, newId }: SessionDeps & { newId: () => string },
  userId: string,
): Promise<string> {
  const token = newToken()
  const now = clock()
  await db.insert(accessTokens).values({
    tokenHash: hashToken(token),
    id: newId(),
    userId,
    createdAt: new Date(now),
    expiresAt: new Date(now + TOKEN_LIFE_MS),
  })
  return token
}
