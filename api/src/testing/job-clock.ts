import { sql } from 'drizzle-orm'
import type { Database } from '../db/types.ts'
import { JOBS_SCHEMA } from '../jobs/job-queue.ts'

/** Noon in Dhaka on 20 November 2026. */
export const TEST_NOW = Date.parse('2026-11-20T06:00:00Z')

const schema = sql.raw(JOBS_SCHEMA)

/** Lets the queues of a test's database ask a clock of our own, once {@link setJobClock} has set it. */
export async function installJobClock(db: Database): Promise<void> {
  await db.execute(sql`
    create table if not exists ${schema}.clock_of_test (
      id int primary key default 1 check (id = 1), now timestamptz)`)
  await db.execute(sql`
    create or replace function ${schema}.job_now() returns timestamptz language sql stable as
    'select coalesce((select now from ${schema}.clock_of_test), pg_catalog.now())'`)
}

/** @param now epoch milliseconds; null: the queues go by the database's own clock again */
export async function setJobClock(db: Database, now: number | null): Promise<void> {
  const at = now === null ? null : new Date(now).toISOString()
  await db.execute(sql`
    insert into ${schema}.clock_of_test (now) values (${at}::timestamptz)
    on conflict (id) do update set now = excluded.now`)
  // Expired jobs are looked for once a minute since the last time, which may lie ahead of this clock.
  await db.execute(sql`update ${schema}.queue set monitor_claim_on = null, monitor_on = null`)
}
