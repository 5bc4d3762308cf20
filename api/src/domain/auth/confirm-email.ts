import { and, eq, isNull } from 'drizzle-orm'
import { linkExpired } from '@jatra/contract/account/password-errors'
import { users } from '../../db/schema.ts'
import { byAddress, consumeRateLimit, type LimitDeps } from '../limits.ts'
import type { EmailConfirmations } from './email-confirmations.ts'

/**
 * Confirms an account's address by the link of an email (decision 048), without signing in. A repeat changes nothing.
 * @throws DomainError link_expired, with the same message for every reason; rate_limited
 */
export async function confirmEmail(
  deps: LimitDeps & { confirmations: EmailConfirmations },
  { id, token }: { id: string; token: string },
  clientIp: string,
): Promise<void> {
  const { db, clock, confirmations } = deps
  await consumeRateLimit(deps, byAddress('confirmByAddress', clientIp))
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!user || !(await confirmations.confirms(user, token, clock()))) throw linkExpired()
  const now = new Date(clock())
  await db
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.email, user.email), isNull(users.emailVerifiedAt)))
}
