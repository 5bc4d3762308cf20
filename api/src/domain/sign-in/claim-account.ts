import { eq } from 'drizzle-orm'
import { identities, passwordResets, users, type UserRow } from '../../db/schema.ts'
import { endSessions } from '../auth/devices.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import type { AccountDeps } from './account-deps.ts'

/**
 * Gives an account to the owner of its e-mail address, who has now been proven for the first time. A stranger may have
 * created the account to wait for its owner, so every earlier way to sign in is revoked.
 */
export async function claimAccount(deps: AccountDeps, user: UserRow): Promise<UserRow> {
  const { db } = deps
  const now = new Date(deps.clock())
  await endSessions(db, user.id)
  await db.delete(passwordResets).where(eq(passwordResets.userId, user.id))
  await db.delete(identities).where(eq(identities.userId, user.id))
  const [claimed] = await db
    .update(users)
    .set({ passwordHash: null, emailVerifiedAt: now, updatedAt: now })
    .where(eq(users.id, user.id))
    .returning()
  if (!claimed) throw new Error('An account went away while it was held')
  if (user.passwordHash) {
    await enqueueEmail(deps, {
      kind: 'password_removed',
      of: deps.newId(),
      to: user.email,
      payload: { userName: user.userName, removedAt: now.toISOString(), userId: user.id },
    })
  }
  return claimed
}
