import { createHash } from 'node:crypto'
import { mailboxKey } from '@jatra/contract/values/mailbox'
import { DomainError } from '@jatra/contract/http/problem'
import { consumeRateLimit, type LimitDeps } from '../limits.ts'
import type { OutboxEmail } from './email-kinds.ts'
import { enqueueEmail, type EnqueueDeps } from './enqueue-email.ts'

/** What an event needs that may send such an email: with the transaction of its change. */
export type EventDeps = LimitDeps & EnqueueDeps

/**
 * Enqueues an email to an unverified address that the sender named. Beyond the limits of the mailbox or the account it
 * is dropped: the page of the order says the same. Call it last in a transaction, since it holds the mailbox's count
 * until the end of it.
 */
export async function enqueueCappedEmail(
  deps: EventDeps,
  email: OutboxEmail,
  userId: string,
): Promise<void> {
  const mailbox = mailboxKey(email.to)
  try {
    await consumeRateLimit(deps, [
      { limit: 'emailByMailbox', subject: mailbox },
      { limit: 'emailByUser', subject: userId },
    ])
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'rate_limited')) throw error
    const hash = createHash('sha256').update(mailbox).digest('base64url').slice(0, 12)
    deps.log.warn('email_dropped', { kind: email.kind, mailboxHash: hash, userId })
    return
  }
  await enqueueEmail(deps, email)
}
