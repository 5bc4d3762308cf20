import { sql } from 'drizzle-orm'
import { waitHours } from '@jatra/contract/desk/today-due'
import { JOBS_SCHEMA } from '../../../jobs/job-queue.ts'
import { hoursAfter, itemColumns, reasonOf, type QueueQuery } from './queue-query.ts'

const jobs = sql.raw(`${JOBS_SCHEMA}.job`)
const failedAt = sql`coalesce(completed_on, created_on)`

/** What `listFailedJobs` lists as given up, of pg-boss's own table. */
export const deadJobs: QueueQuery = () =>
  sql`select ${itemColumns({
    id: sql`id::text`,
    reason: reasonOf('deadJobs', 'given_up'),
    about: sql`concat_ws(': ', name, coalesce(output ->> 'message', output -> 'value' ->> 'message'))`,
    since: failedAt,
    dueAt: hoursAfter(failedAt, waitHours.deadJobs),
  })}
  from ${jobs} where state = 'failed'`
