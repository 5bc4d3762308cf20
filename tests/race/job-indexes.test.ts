import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { bySocket, useTestDatabase } from '@jatra/api/testing/test-database'

const database = useTestDatabase()

it('processes that start at once make the indexes of jobs, and none of them fails', async () => {
  const start = () => openPostgres(bySocket(database.url ?? ''))
  for (let round = 0; round < 5; round += 1) {
    await database.db.execute(
      sql`drop index if exists jobs.job_failed, jobs.job_active, jobs.job_completed`,
    )
    const started = await Promise.allSettled(Array.from({ length: 6 }, start))
    for (const one of started) if (one.status === 'fulfilled') await one.value.close()
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
  }
})
