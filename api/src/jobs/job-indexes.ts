import type { Db } from 'pg-boss'
import { z } from 'zod'

const foundSchema = z.object({ found: z.unknown() })

/** What pg-boss and we ask every few seconds, and pg-boss has no index for: it would read all jobs that are kept. */
const indexes = {
  job_failed: `(created_on, id) where state in ('retry', 'failed')`,
  job_active: `(name) where state = 'active'`,
  job_completed: `(completed_on) where state = 'completed'`,
}

/** Makes those that are missing. */
export async function indexJobs(db: Db, schema: string): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    const { rows } = await db.executeSql(`select to_regclass('${schema}.${name}') as found`)
    // Only to ask for it would wait for all who write jobs.
    if (foundSchema.parse(rows[0]).found !== null) continue
    // Of processes that start at once one makes it, and the others wait: `if not exists` alone lets two begin, and one fail.
    await db.executeSql(`do $$ begin
      perform pg_advisory_xact_lock(hashtextextended('${schema}.${name}', 0));
      create index if not exists ${name} on ${schema}.job ${columns};
    end $$`)
  }
}

/**
 * Deletes jobs that were completed more than a day ago. pg-boss keeps those as long as failed ones, which staff need for
 * a week, and counts all that are kept every few seconds.
 */
export async function removeCompletedJobs(db: Db, schema: string): Promise<void> {
  await db.executeSql(
    `delete from ${schema}.job
    where state = 'completed' and completed_on < ${schema}.job_now() - interval '1 day'`,
  )
}
