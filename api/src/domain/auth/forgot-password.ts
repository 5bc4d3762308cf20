import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { forgotPasswordBodySchema } from '@jatra/contract/account/password-endpoints'
import { mailboxKey } from '@jatra/contract/values/mailbox'
import { DomainError } from '@jatra/contract/http/problem'
import { users } from '../../db/schema.ts'
import { byAddress, consumeRateLimit, type LimitDeps } from '../limits.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { emailKey } from '@jatra/contract/account/identity'
import type { EnqueueDeps } from '../outbox/enqueue-email.ts'

/**
 * Enqueues an email with a reset link (docs/specification.md, Forgotten password). Does the same work whether or not
 * an account has the address, so that timing reveals nothing; an email without an account is dropped when it is due.
 * @throws DomainError rate_limited by network address only: the limit by e-mail stays silent
 */
export async function forgotPassword(
  deps: LimitDeps & EnqueueDeps,
  input: z.output<typeof forgotPasswordBodySchema>,
  clientIp: string,
): Promise<void> {
  const email = emailKey(input.email)
  await consumeRateLimit(deps, byAddress('forgotByAddress', clientIp))
  if (!(await withinMailboxLimit(deps, email))) return
  const [user] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await enqueueEmail(deps, {
    kind: 'password_reset',
    of: deps.newId(),
    to: email,
    payload: { userId: user?.id ?? deps.newId(), redirectTo: input.redirectTo },
  })
}

async function withinMailboxLimit(deps: LimitDeps, email: string): Promise<boolean> {
  try {
    await consumeRateLimit(deps, [{ limit: 'forgotByEmail', subject: mailboxKey(email) }])
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return false
    throw error
  }
}
