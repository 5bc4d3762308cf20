import { and, sql } from 'drizzle-orm'
import { outbox } from '../../db/schema.ts'
import { JOBS_SCHEMA } from '../../jobs/job-queue.ts'
import type { EnqueueDeps } from '../outbox/enqueue-email.ts'
import { isUnended } from '../outbox/is-unended.ts'

const ONE_AT_A_TIME = 'adopt unsent emails'

/**
 * Enqueues jobs for emails in the outbox that a version without the job queue wrote. Once for each, however many
 * processes start.
 * @returns how many there were
 */
export async function adoptUnsentEmails({
  db,
  jobs,
}: Pick<EnqueueDeps, 'db' | 'jobs'>): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ONE_AT_A_TIME}, 0))`)
    const hasJob = sql`exists (select from ${sql.raw(JOBS_SCHEMA)}.job
      where name = 'email' and data->>'emailId' = ${outbox.id})`
    const waiting = await tx
      .select({ id: outbox.id, dueAt: outbox.dueAt })
      .from(outbox)
      .where(and(isUnended, sql`not ${hasJob}`))
    for (const { id, dueAt } of waiting) {
      // A process of that version may be sending it until then.
      await jobs.enqueue(tx, 'email', { emailId: id }, { startAfter: dueAt })
    }
    return waiting.length
  })
}
