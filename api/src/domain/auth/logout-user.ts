import { eq } from 'drizzle-orm'
import { accessTokens } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** Revokes a token at once. */
export async function logoutUser({ db }: { db: Database }, tokenHash: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.tokenHash, tokenHash))
}
