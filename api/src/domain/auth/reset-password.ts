import { and, eq, isNull } from 'drizzle-orm'
import { linkExpired } from '@jatra/contract/account/password-errors'
import { users } from '../../db/schema.ts'
import { byAddress, consumeRateLimit, resetRateLimits, type LimitDeps } from '../limits.ts'
import { afterNewPassword } from './after-new-password.ts'
import type { Hasher } from './hasher.ts'
import type { Caller } from './issue-token.ts'
import { loginAttempts } from './login-user.ts'
import { checkResetLink, useResetLink, type ResetLink } from './reset-link.ts'
import type { EnqueueDeps } from '../outbox/enqueue-email.ts'

/**
 * Sets a new password by the link of an email (docs/specification.md, Forgotten password), without signing in. The
 * owner of the mailbox owns the account: the limits that other people's guesses used up are cleared, and the email
 * address is verified.
 * @throws DomainError link_expired; rate_limited
 */
export async function resetPassword(
  deps: LimitDeps & EnqueueDeps & { hasher: Hasher },
  link: ResetLink,
  password: string,
  caller: Pick<Caller, 'clientIp'>,
): Promise<void> {
  const { db, hasher, clock } = deps
  await consumeRateLimit(deps, byAddress('resetByAddress', caller.clientIp))
  // Checked before hashing, so that made-up links cost no work.
  await checkResetLink(deps, link)
  const passwordHash = await hasher.hash(password)
  const now = new Date(clock())
  const user = await db.transaction(async (tx) => {
    const within = { ...deps, db: tx }
    // The account is locked first: two requests that each hold a link could deadlock otherwise.
    const [row] = await tx
      .update(users)
      .set({ passwordHash, emailVerifiedAt: now, updatedAt: now })
      .where(and(eq(users.id, link.id), isNull(users.deletedAt)))
      .returning()
    if (!row) throw linkExpired()
    await useResetLink(within, link)
    await afterNewPassword(within, row, null)
    return row
  })
  await resetRateLimits(
    deps,
    [user.userNameKey, user.email].flatMap((key) => loginAttempts(key, caller)),
  )
}
