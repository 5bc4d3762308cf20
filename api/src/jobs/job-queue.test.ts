import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createLogger } from '@jatra/contract/observability/logging'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { JobHandlers, JobWorkers } from './job-queue.ts'

let database: TestDatabase
let workers: JobWorkers | undefined
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  await workers?.stop()
  await database.close()
})

it('sweeps at the start, and each minute with what the sweep reads', async () => {
  const log: string[] = []
  const swept = new Promise<unknown>((resolve) => {
    const none = () => Promise.resolve()
    const sweep: JobHandlers['sweep'] = ({ data }) => {
      resolve(data)
      return Promise.resolve()
    }
    const handlers: JobHandlers = { email: none, booking: none, sweep }
    void database.jobs
      .work(
        handlers,
        createLogger(
          (line) => log.push(line),
          () => 0,
        ),
      )
      .then((started) => (workers = started))
  })
  expect(await swept).toEqual({})
  const { rows } = z
    .object({ rows: z.array(z.object({ cron: z.string(), data: z.unknown() })) })
    .parse(await database.db.execute('select cron, data from jobs.schedule'))
  expect(rows).toEqual([{ cron: '* * * * *', data: {} }])
  expect(log).toEqual([])
})
