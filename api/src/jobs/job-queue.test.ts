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
    const handlers: JobHandlers = {
      ...{ email: none, booking: none, hold_reminder: none, payment: none, refund: none },
      ...{ reconcile: none, sweep },
    }
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

it('tries each of several failed jobs again, and says so when one is not there', async () => {
  const { db, jobs } = database
  const broken = () => Promise.reject(new Error('the disk is full'))
  for (let run = 0; run < 2; run += 1) {
    await jobs.enqueue(db, 'sweep', {})
    await jobs.runDue({ sweep: broken })
  }
  const failed = await jobs.listFailed()
  expect(failed).toHaveLength(2)
  for (const { _id } of failed) {
    expect(await jobs.retry(_id)).toMatchObject({
      _id,
      state: 'waiting',
      error: 'the disk is full',
    })
  }
  await jobs.runDue({ sweep: () => Promise.resolve() })
  expect(await jobs.listFailed()).toEqual([])
  expect(await jobs.retry('no uuid')).toBeNull()
})
