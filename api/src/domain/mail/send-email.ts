import { and, eq, isNull } from 'drizzle-orm'
import { orderEmailKinds } from '@jatra/contract/order/order-email'
import { outbox } from '../../db/schema.ts'
import type { Logger } from '@jatra/contract/observability/logging'
import { DAY_MS } from '@jatra/contract/values/time-units'
import type { Job } from '../../jobs/job-queue.ts'
import { PermanentMailError, type MailProvider } from '../../providers/mail/mail-provider.ts'
import type { Agency } from '../receipts/agency.ts'
import { attachFiles, type AttachDeps } from './attach-files.ts'
import { htmlEmail } from './html-email.ts'
import { isUnended } from '../outbox/enqueue-email.ts'
import { plainEmail } from './plain-email.ts'
import type { WriteDeps } from './about-order.ts'
import { UnreadableEmail, writeEmail } from './write-email.ts'

interface SendDeps extends WriteDeps, AttachDeps {
  agency: Agency
  mail: MailProvider
  log: Logger
}

type OutboxRow = typeof outbox.$inferSelect

/** A finished email is kept without its address, so that its event is not enqueued again. */
const DONE_REMAINS_MS = 30 * DAY_MS
/** An order's page lists its emails, which may be about a journey a year ahead. */
const ORDER_EMAIL_REMAINS_MS = 400 * DAY_MS

/**
 * Sends one email of the outbox. Each is sent at least once, and twice only when a process dies between the mail
 * server's acceptance and our commit.
 * @throws Error when it is to be tried again
 */
export async function sendEmail(deps: SendDeps, job: Job<'email'>): Promise<void> {
  const { attempt, isLast } = job
  const [row] = await deps.db
    .update(outbox)
    .set({ attempts: attempt })
    .where(and(eq(outbox.id, job.data.emailId), isUnended))
    .returning()
  if (!row) return
  const { id, kind } = row
  try {
    const written = await writeEmail(deps, kind, row.payload)
    // This is not an error: a reset may be requested for an address without an account.
    if (!written) {
      await leaveUnsent(deps, row)
      return
    }
    const { content, locale } = written
    const { filesOf } = content
    await deps.mail.send({
      id,
      to: row.recipient ?? '',
      writtenAt: row.createdAt.getTime(),
      subject: content.subject,
      text: plainEmail(content, locale),
      html: htmlEmail(content, locale),
      link: content.button?.href ?? null,
      attachments: filesOf ? await attachFiles(deps, filesOf, locale.language, isLast) : [],
    })
  } catch (error) {
    const reason = reasonOf(error, row.recipient)
    const isFinal = error instanceof PermanentMailError || error instanceof UnreadableEmail
    if (isFinal || isLast) return giveUp(deps, row, reason)
    await deps.db.update(outbox).set({ lastError: reason }).where(stillUnsent(row))
    deps.log.warn('email_failed', { emailId: id, kind, attempts: attempt, reason })
    throw new Error(reason)
  }
  await deps.db
    .update(outbox)
    .set({ ...done(deps, row), sentAt: new Date(deps.clock()), lastError: null })
    .where(eq(outbox.id, id))
  deps.log.info('email_sent', { emailId: id, kind, attempts: attempt })
}

async function leaveUnsent(deps: SendDeps, row: OutboxRow): Promise<void> {
  const { id, kind, attempts } = row
  await deps.db
    .update(outbox)
    .set({ ...done(deps, row), unneededAt: new Date(deps.clock()), lastError: null })
    .where(stillUnsent(row))
  deps.log.info('email_not_needed', { emailId: id, kind, attempts })
}

async function giveUp(deps: SendDeps, row: OutboxRow, reason: string): Promise<void> {
  const { id, kind, attempts } = row
  await deps.db
    .update(outbox)
    .set({ ...done(deps, row), failedAt: new Date(deps.clock()), lastError: reason })
    .where(stillUnsent(row))
  deps.log.error('email_given_up', { emailId: id, kind, attempts, reason })
}

/** A process that took too long must not update it: another one may have sent the email. */
function stillUnsent({ id, attempts }: OutboxRow) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.sentAt))
}

/** A finished email keeps no personal data; from then on, `dueAt` says when its row is deleted. */
function done({ clock }: SendDeps, { kind }: OutboxRow) {
  const ofOrder = orderEmailKinds.some((one) => one === kind)
  const remains = ofOrder ? ORDER_EMAIL_REMAINS_MS : DONE_REMAINS_MS
  return { recipient: null, payload: null, dueAt: new Date(clock() + remains) }
}

/** The error without the address, which servers tend to repeat. */
function reasonOf(error: unknown, recipient: string | null): string {
  const words = error instanceof Error ? error.message : String(error)
  // A failed query's error carries its parameters in its message.
  if (error instanceof Error && 'params' in error) return 'A query failed'
  const nameless = recipient ? words.replaceAll(recipient, 'the recipient') : words
  return nameless.slice(0, 300)
}
