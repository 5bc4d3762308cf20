import { and, eq, ne } from 'drizzle-orm'
import { accessTokens, passwordResets, type UserRow } from '../../db/schema.ts'
import type { SessionDeps } from './find-session.ts'
import { oweLetter } from '../mail/owe-letter.ts'

/**
 * What follows a new password, in the transaction that stored it: sessions end, links of earlier letters are void, and
 * the owner is told by mail, who may not have done it.
 * @param keep hash of the token whose session goes on, null when none does
 */
export async function afterNewPassword(
  deps: SessionDeps & { newId: () => string },
  user: UserRow,
  keep: string | null,
): Promise<void> {
  const { db, clock, newId } = deps
  const ofUser = eq(accessTokens.userId, user.id)
  await db
    .delete(accessTokens)
    .where(keep === null ? ofUser : and(ofUser, ne(accessTokens.tokenHash, keep)))
  await db.delete(passwordResets).where(eq(passwordResets.userId, user.id))
  await oweLetter(deps, {
    kind: 'password_changed',
    of: newId(),
    to: user.email,
    about: { userName: user.userName, changedAt: new Date(clock()).toISOString() },
  })
}
