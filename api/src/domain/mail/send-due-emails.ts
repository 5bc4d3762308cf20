import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { orderEmailKinds } from '@jatra/contract/order/order-email'
import { outbox } from '../../db/schema.ts'
import type { Logger } from '@jatra/contract/observability/logging'
import { PermanentMailError, type MailProvider } from '../../providers/mail/mail-provider.ts'
import { htmlEmail } from './html-email.ts'
import { plainEmail } from './plain-email.ts'
import { UnreadableEmail, writeEmail, type WriteDeps } from './write-email.ts'

export interface SendDeps extends WriteDeps {
  mail: MailProvider
  log: Logger
}

type OutboxRow = typeof outbox.$inferSelect

/** Emails that one process sends side by side. */
const AT_ONCE = 5
/** How long a claimed email is out of the reach of other processes; longer than any attempt takes. */
const CLAIM_MS = 5 * 60_000
/** After the first failure; doubles with each. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** The last attempt is about 14 hours after the first. */
const MAX_ATTEMPTS = 12
/** A finished email is kept without its address, so that its event is not enqueued a second time. */
const DONE_REMAINS_MS = 30 * DAY_MS
/** The page of an order lists its emails, which may be about a journey of next year. */
const ORDER_EMAIL_REMAINS_MS = 400 * DAY_MS

/**
 * Sends what is due. Any number of processes may send at once: an email is claimed by one. Each email is sent at least
 * once, and twice only when a process dies between the mail server's acceptance and our commit (docs/decisions/046).
 *
 * @param stop ends it after the emails under way
 */
export async function sendDueEmails(deps: SendDeps, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted) {
    const claimed = await claim(deps)
    if (claimed.length === 0) return
    const tried = await Promise.allSettled(claimed.map((row) => sendOne(deps, row)))
    const broken = tried.find((one) => one.status === 'rejected')
    if (broken) throw broken.reason
  }
}

/** Takes emails for this process, by moving on when they are due. */
async function claim({ db, clock }: SendDeps): Promise<OutboxRow[]> {
  const now = clock()
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(lte(outbox.dueAt, new Date(now)), isNull(outbox.sentAt), isNull(outbox.failedAt)))
      .orderBy(asc(outbox.dueAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return tx
      .update(outbox)
      .set({ dueAt: new Date(now + CLAIM_MS), attempts: sql`${outbox.attempts} + 1` })
      .where(inArray(outbox.id, ids))
      .returning()
  })
}

async function sendOne(deps: SendDeps, row: OutboxRow): Promise<void> {
  const { id, kind, attempts } = row
  try {
    const content = await writeEmail(deps, kind, row.payload)
    // No failure: a reset may be requested for an address without an account.
    if (!content) {
      await giveUp(deps, row, 'there is nothing to tell', 'info')
      return
    }
    await deps.mail.send({
      id,
      to: row.recipient ?? '',
      writtenAt: row.createdAt.getTime(),
      subject: content.subject,
      text: plainEmail(content, deps.siteUrl),
      html: htmlEmail(content, deps.siteUrl),
      link: content.button?.href ?? null,
    })
  } catch (error) {
    const reason = reasonOf(error, row.recipient)
    const isFinal = error instanceof PermanentMailError || error instanceof UnreadableEmail
    if (isFinal || attempts >= MAX_ATTEMPTS) return giveUp(deps, row, reason)
    return tryLater(deps, row, reason)
  }
  await deps.db
    .update(outbox)
    .set({ ...done(deps, row), sentAt: new Date(deps.clock()), lastError: null })
    .where(eq(outbox.id, id))
  deps.log.info('email_sent', { emailId: id, kind, attempts })
}

async function tryLater(deps: SendDeps, row: OutboxRow, reason: string): Promise<void> {
  const { id, kind, attempts } = row
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
  await deps.db
    .update(outbox)
    .set({ dueAt: new Date(deps.clock() + pause), lastError: reason })
    .where(stillOurs(row))
  deps.log.warn('email_failed', { emailId: id, kind, attempts, reason })
}

async function giveUp(
  deps: SendDeps,
  row: OutboxRow,
  reason: string,
  level: 'error' | 'info' = 'error',
): Promise<void> {
  const { id, kind, attempts } = row
  await deps.db
    .update(outbox)
    .set({ ...done(deps, row), failedAt: new Date(deps.clock()), lastError: reason })
    .where(stillOurs(row))
  deps.log[level]('email_given_up', { emailId: id, kind, attempts, reason })
}

/** A process that lost its claim changes nothing: another one may have sent the email. */
function stillOurs({ id, attempts }: OutboxRow) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.sentAt))
}

/** A finished email keeps no personal data, and is due once more to be deleted. */
function done({ clock }: SendDeps, { kind }: OutboxRow) {
  const ofOrder = orderEmailKinds.some((one) => one === kind)
  const remains = ofOrder ? ORDER_EMAIL_REMAINS_MS : DONE_REMAINS_MS
  return { recipient: null, payload: null, dueAt: new Date(clock() + remains) }
}

/** What went wrong, without the address, which servers like to repeat. */
function reasonOf(error: unknown, recipient: string | null): string {
  const words = error instanceof Error ? error.message : String(error)
  // A failed query's error carries its parameters in its message.
  if (error instanceof Error && 'params' in error) return 'A query failed'
  const nameless = recipient ? words.replaceAll(recipient, 'the recipient') : words
  return nameless.slice(0, 300)
}
