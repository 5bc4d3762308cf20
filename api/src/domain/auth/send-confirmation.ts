import type { DoneKey } from '@jatra/contract/messages/done'
import { consumeRateLimit, type LimitDeps } from '../limits.ts'
import { enqueueCappedEmail } from '../outbox/enqueue-capped-email.ts'
import type { EnqueueDeps } from '../outbox/enqueue-email.ts'
import { findAccount } from './get-user.ts'

/**
 * Enqueues an email with the link that confirms the account's address (decision 048), unless it is confirmed.
 * @returns what to say
 * @throws DomainError rate_limited
 */
export async function sendConfirmation(
  deps: LimitDeps & EnqueueDeps,
  userId: string,
): Promise<DoneKey> {
  const { emailVerifiedAt, email: to } = await findAccount(deps.db, userId)
  if (emailVerifiedAt) return 'emailConfirmed'
  await consumeRateLimit(deps, [{ limit: 'confirmationByUser', subject: userId }])
  const email = {
    kind: 'email_confirmation',
    of: deps.newId(),
    to,
    payload: { userId },
  } as const
  await deps.db.transaction((tx) => enqueueCappedEmail({ ...deps, db: tx }, email, userId))
  return 'confirmationSent'
}
