import { sql } from 'drizzle-orm'
import { outbox } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { OutboxEmail } from './email-kinds.ts'

/** Emails that are still to be sent: neither sent, nor given up, nor found not to be needed. */
export const isUnended = sql`(${outbox.sentAt} is null and ${outbox.failedAt} is null and ${outbox.unneededAt} is null)`

export interface EnqueueDeps {
  /** The transaction of the event that the email reports: both are committed, or neither. */
  db: Database
  jobs: Pick<JobQueue, 'enqueue'>
  /** Epoch milliseconds. */
  clock: () => number
  newId: () => string
}

/** Adds an email to the outbox, once for each event. */
export async function enqueueEmail(
  { db, jobs, clock, newId }: EnqueueDeps,
  email: OutboxEmail,
): Promise<void> {
  const { kind, of, to, payload } = email
  const now = new Date(clock())
  const [enqueued] = await db
    .insert(outbox)
    .values({
      id: newId(),
      event: `${kind}:${of}`,
      kind,
      recipient: to,
      payload,
      createdAt: now,
      dueAt: now,
    })
    .onConflictDoNothing({ target: outbox.event })
    .returning({ id: outbox.id })
  if (!enqueued) return
  // One at a time, or the payment's email could arrive after that of its refund.
  const group = 'orderId' in payload ? payload.orderId : undefined
  await jobs.enqueue(db, 'email', { emailId: enqueued.id }, { ...(group && { group }) })
}
