import { eq } from 'drizzle-orm'
import { passwordResets, type UserRow } from '../../db/schema.ts'
import { endSessions } from './devices.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import type { EnqueueDeps } from '../outbox/enqueue-email.ts'

/**
 * What follows a new password, in the transaction that stored it: sessions end, links of earlier emails are void, and
 * an email tells the owner, in case it was not them.
 * @param keep hash of the token whose session continues, or null
 */
export async function afterNewPassword(
  deps: EnqueueDeps,
  user: UserRow,
  keep: string | null,
): Promise<void> {
  const { db, clock, newId } = deps
  await endSessions(db, user.id, keep)
  await db.delete(passwordResets).where(eq(passwordResets.userId, user.id))
  await enqueueEmail(deps, {
    kind: 'password_changed',
    of: newId(),
    to: user.email,
    payload: {
      userName: user.userName,
      changedAt: new Date(clock()).toISOString(),
      userId: user.id,
    },
  })
}
