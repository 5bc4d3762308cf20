import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { changePasswordBodySchema } from '@jatra/contract/account/password-endpoints'
import { noPasswordYet, wrongCurrentPassword } from '@jatra/contract/account/password-errors'
import { users } from '../../db/schema.ts'
import { consumeRateLimit, type LimitDeps } from '../limits.ts'
import { afterNewPassword } from './after-new-password.ts'
import type { Session } from './find-session.ts'
import type { Hasher } from './hasher.ts'
import type { EnqueueDeps } from '../outbox/enqueue-email.ts'

/**
 * Changes the password of the signed-in user (docs/specification.md, Password rules). Every other session ends, this
 * one continues.
 * @throws DomainError invalid_input at currentPassword when it is not the password, or there is none; rate_limited
 */
export async function changePassword(
  deps: LimitDeps & EnqueueDeps & { hasher: Hasher },
  { userId, currentPassword, newPassword }: z.output<typeof changePasswordBodySchema>,
  session: Session,
): Promise<void> {
  const { db, hasher, clock } = deps
  await consumeRateLimit(deps, [{ limit: 'changePasswordByUser', subject: userId }])
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user?.passwordHash) throw noPasswordYet()
  const { passwordHash: known } = user
  if (!(await hasher.verify(known, currentPassword))) throw wrongCurrentPassword()
  const passwordHash = await hasher.hash(newPassword)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: new Date(clock()) })
      // Another change may have come first, so that the given password is no longer the current one.
      .where(and(eq(users.id, userId), eq(users.passwordHash, known)))
      .returning()
    if (!row) throw wrongCurrentPassword()
    await afterNewPassword({ ...deps, db: tx }, row, session.tokenHash)
  })
}
