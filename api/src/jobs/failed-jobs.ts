import type { Db } from 'pg-boss'
import { z } from 'zod'
import { MAX_JOBS, type Job } from '@jatra/contract/job/endpoints'

const instant = z.coerce.date().transform((date) => date.toISOString())

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  retryCount: z.number(),
  createdOn: instant,
  completedOn: instant.nullable(),
  message: z.string().nullable(),
})

/**
 * The jobs that failed, the newest first, and those that are tried again.
 * @param id of one alone
 */
export async function listFailedJobs(db: Db, schema: string, id?: string): Promise<Job[]> {
  const { rows } = await db.executeSql(
    `select id, name, state::text, retry_count as "retryCount", created_on as "createdOn",
      completed_on as "completedOn", coalesce(output->>'message', output->'value'->>'message') as message
    from ${schema}.job
    where state in ('failed', 'retry') and ($1::text is null or id::text = $1)
    order by created_on desc, id limit ${String(MAX_JOBS)}`,
    [id ?? null],
  )
  return rows.map((row) => {
    const job = rowSchema.parse(row)
    return {
      _id: job.id,
      queue: job.name,
      state: job.state === 'failed' ? 'failed' : 'waiting',
      attempts: job.retryCount + 1,
      createdAt: job.createdOn,
      failedAt: job.completedOn,
      error: job.message,
    }
  })
}
