import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createLogger } from '@jatra/contract/observability/logging'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { JobHandlers, JobWorkers } from './job-queue.ts'
import { queues } from './queues.ts'

/** As many as the queue of bookings has workers. */
const BOOKERS = queues.booking.workers

let database: TestDatabase
let workers: JobWorkers | undefined
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  vi.useRealTimers()
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
    .object({
      rows: z.array(z.object({ cron: z.string(), data: z.unknown(), group: z.unknown() })),
    })
    .parse(
      await database.db.execute(
        `select cron, data, options #>> '{group,id}' as group from jobs.schedule`,
      ),
    )
  expect(rows).toEqual([{ cron: '* * * * *', data: {}, group: 'sweep' }])
  expect(log).toEqual([])
})

it('wakes all workers of a queue when jobs are committed, not at their next look', async () => {
  const { db, jobs } = database
  const none = () => Promise.resolve()
  let begun = 0
  let allBegan = () => {}
  const together = new Promise<void>((resolve) => (allBegan = resolve))
  const booking = () => {
    begun += 1
    if (begun === BOOKERS) allBegan()
    return together
  }
  let sweepBegan = () => {}
  const swept = new Promise<void>((resolve) => (sweepBegan = resolve))
  // Polling does not happen within the test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  workers = await jobs.work(
    {
      ...{ email: none, booking, hold_reminder: none, payment: none, refund: none },
      ...{ reconcile: none, sweep: async () => sweepBegan() },
    },
    createLogger(
      () => {},
      () => 0,
    ),
  )
  await swept
  await db.transaction(async (tx) => {
    for (let order = 0; order < BOOKERS; order += 1)
      await jobs.enqueue(tx, 'booking', { orderId: `order ${order}`, once: true })
  })
  await together
  expect(begun).toBe(BOOKERS)
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

it('a completed job is gone after a day, one that failed stays for staff', async () => {
  const { db, jobs } = database
  const broken = () => Promise.reject(new Error('the disk is full'))
  await jobs.enqueue(db, 'sweep', {})
  await jobs.runDue({ sweep: broken })
  await jobs.enqueue(db, 'email', { emailId: 'welcome' })
  await jobs.runDue({ email: () => Promise.resolve() })
  const states = async () => {
    const found = await db.execute(`select state::text from jobs.job order by 1`)
    const { rows } = z.object({ rows: z.array(z.object({ state: z.string() })) }).parse(found)
    return rows.map(({ state }) => state)
  }
  await db.execute(`update jobs.job set completed_on = completed_on - interval '23 hours'`)
  await jobs.removeCompleted()
  expect(await states()).toEqual(['completed', 'failed'])
  await db.execute(`update jobs.job set completed_on = completed_on - interval '2 hours'`)
  await jobs.removeCompleted()
  expect(await states()).toEqual(['failed'])
})

it('a sweep does not begin while another is under way, in whatever process', async () => {
  const { db, jobs } = database
  const heard: string[] = []
  const sweep = async () => {
    heard.push('begins')
    if (heard.length === 1) {
      // A minute has passed, and another process looks for work.
      await jobs.enqueue(db, 'sweep', {})
      await jobs.runDue({ sweep })
    }
    heard.push('ends')
  }
  await jobs.enqueue(db, 'sweep', {})
  await jobs.runDue({ sweep })
  expect(heard).toEqual(['begins', 'ends', 'begins', 'ends'])
})

it('runs the jobs of a group one at a time and in their order, beside those of others', async () => {
  const { db, jobs } = database
  const done: string[] = []
  let begun = () => {}
  let finish = () => {}
  const firstBegan = new Promise<void>((resolve) => (begun = resolve))
  const firstMayEnd = new Promise<void>((resolve) => (finish = resolve))
  const email: JobHandlers['email'] = async ({ data: { emailId } }) => {
    if (emailId === 'paid') {
      begun()
      await firstMayEnd
    }
    done.push(emailId)
  }
  for (const [emailId, group] of [
    ['paid', 'order 1'],
    ['refused', 'order 1'],
    ['refunded', 'order 1'],
    ['welcome', undefined],
    ['other', 'order 2'],
  ] as const)
    await jobs.enqueue(db, 'email', { emailId }, { ...(group && { group }) })
  const process = jobs.runDue({ email })
  await firstBegan
  await jobs.runDue({ email })
  expect(done.sort()).toEqual(['other', 'welcome'])
  finish()
  await process
  expect(done.slice(2)).toEqual(['paid', 'refused', 'refunded'])
})
