import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import {
  fromDrizzle,
  PgBoss,
  type ConstructorOptions,
  type Db,
  type JobWithMetadata,
} from 'pg-boss'
import { z } from 'zod'
import type { Logger } from '@jatra/contract/observability/logging'
import type { Job as StaffJob } from '@jatra/contract/job/job'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { dueQueues } from './due-queues.ts'
import { listFailedJobs } from './failed-jobs.ts'
import { jobFailure } from './job-failure.ts'
import { definitions, queueNames, type JobData, type QueueName } from './queues.ts'

/** Apart from our own tables, and made and migrated by pg-boss itself. */
export const JOBS_SCHEMA = 'jobs'

/** A job as its handler gets it. */
export interface Job<Name extends QueueName> {
  data: JobData<Name>
  /** From 1. */
  attempt: number
  /** Whether a failure now is the end of it. */
  isLast: boolean
}

/** Said without our schema, which would make a circle of imports. */
type Transaction = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>

export type JobHandlers = { [Name in QueueName]: (job: Job<Name>) => Promise<void> }

interface EnqueueOptions {
  /** Not done before. */
  startAfter?: Date
  /** What the queue's policy counts by: with `short`, for one, a key has one waiting job at most. */
  singletonKey?: string
}

/** Background work that outlives a process. Kept in the database, so it is stored with what causes it (decision 115). */
export interface JobQueue {
  /**
   * Stores a job.
   * @param tx the transaction of what causes it: both are committed, or neither
   */
  enqueue<Name extends QueueName>(
    tx: Transaction,
    name: Name,
    data: JobData<Name>,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Does what is due, once, of the queues that have a handler here: for commands and tests. */
  runDue(handlers: Partial<JobHandlers>): Promise<void>
  /** What failed or is tried again, the newest first. */
  listFailed(): Promise<StaffJob[]>
  /**
   * Tries a job again that was given up.
   * @returns it, or null when no job with this id has failed
   */
  retry(id: string): Promise<StaffJob | null>
  /** Does jobs as they come, as one of any number of processes. */
  work(handlers: JobHandlers, log: Logger): Promise<JobWorkers>
  close(): Promise<void>
}

export interface JobWorkers {
  /** Waits for the jobs under way, though not for long; what is left is done by another process. */
  stop(): Promise<void>
}

/** Jobs of one queue that a process takes together, when they are quick. */
const BATCH = 5
/** How often a process looks for jobs that are due later or to be tried again; of new ones the database tells it. */
const POLL_SECONDS = 2
/** Of a job that is due within so long, the process that stores it remembers when. */
const REMEMBERED_MS = MINUTE_MS
/** A timer may ring a moment early, and the database's clock be a moment late: a job that is not due is not found. */
const CLOCK_SLACK_MS = 10
/** How often dead processes are looked for. */
const LOOK_FOR_DEAD_SECONDS = 15
const EVERY_MINUTE = '* * * * *'
/** The id of no job. */
const NO_JOB = '00000000-0000-0000-0000-000000000000'
const STOP_TIMEOUT_MS = 3_000

/**
 * Opens the queues on an opened database, and makes what is missing.
 * @param db runs statements as they are, each as soon as a connection is free
 */
export async function openJobs(db: Db, kind: 'pglite' | 'postgres'): Promise<JobQueue> {
  const open = async (options: ConstructorOptions, log?: Logger) => {
    const boss = new PgBoss({ db, backend: kind, schema: JOBS_SCHEMA, ...options })
    // Without a listener an error would end the process.
    boss.on('error', (error) => log?.warn('jobs_failed', { error }))
    boss.on('warning', ({ message }) => log?.warn('jobs_warning', { message }))
    await boss.start()
    return boss
  }
  // To be sent to and nothing more: with `migrate` it would also work in the background.
  const sender = { supervise: false, schedule: false }
  const boss = await open({ ...sender, migrate: false }).catch(() => open(sender))
  const stored = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of queueNames) {
    const { policy, ...others } = definitions[name].options
    const options = { ...others, notify: true }
    if (stored.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, { ...options, ...(policy && { policy }) })
  }
  // What a queue is asked for first reads its row, outside of any transaction, for which PGlite's one connection is not
  // free while a transaction stores a job.
  for (const name of queueNames) await boss.findJobs(name, { id: NO_JOB })

  let wakeQueue: (name: QueueName) => void = () => {}

  return {
    async enqueue(tx, name, data, options) {
      await boss.send(name, data, { ...options, db: within(tx) })
      const delay = (options?.startAfter?.getTime() ?? 0) - Date.now()
      if (delay > 0 && delay < REMEMBERED_MS)
        setTimeout(() => wakeQueue(name), delay + CLOCK_SLACK_MS).unref()
    },
    async runDue(handlers) {
      let due = await dueQueues(db, JOBS_SCHEMA)
      for (const name of queueNames) {
        if (!handlers[name] || !due.has(name)) continue
        // Jobs whose process is dead are due again.
        if (due.get(name)) await boss.supervise(name)
        for (;;) {
          const jobs = await boss.fetch<object>(name, { batchSize: BATCH, includeMetadata: true })
          if (jobs.length === 0) break
          await Promise.all(
            jobs.map((job) =>
              run(handlers, name, job).then(
                () => boss.complete(name, job),
                (error: unknown) => boss.fail(name, job, jobFailure(error)),
              ),
            ),
          )
        }
        // What was done may have stored jobs for the queues that follow.
        due = await dueQueues(db, JOBS_SCHEMA)
      }
    },
    listFailed: () => listFailedJobs(db, JOBS_SCHEMA),
    async retry(id) {
      const [job] = await listFailedJobs(db, JOBS_SCHEMA, id)
      if (job?.state !== 'failed') return null
      await boss.retry(job.queue, id)
      const [retried] = await listFailedJobs(db, JOBS_SCHEMA, id)
      return retried ?? null
    },
    async work(handlers, log) {
      const working = await open(
        {
          ...{ supervise: true, schedule: true, useListenNotify: true },
          superviseIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
          monitorIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
        },
        log,
      )
      const workers = new Map<QueueName, string[]>()
      wakeQueue = (name) => {
        for (const worker of workers.get(name) ?? []) working.notifyWorker(worker)
      }
      for (const name of queueNames) {
        const { workers: count } = definitions[name]
        // Each is started by itself: several that pg-boss starts at once have one name, by which it wakes the first.
        const started = Array.from({ length: count ?? 1 }, () =>
          startWorker(working, name, count ? 1 : BATCH, async (job) => {
            try {
              await run(handlers, name, job)
            } catch (error) {
              log.error('job_failed', { queue: name, attempt: job.retryCount + 1, error })
              throw error
            }
          }),
        )
        workers.set(name, await Promise.all(started))
      }
      await working.schedule('sweep', EVERY_MINUTE, {})
      await working.send('sweep', {})
      return { stop: () => working.stop({ timeout: STOP_TIMEOUT_MS }) }
    },
    close: () => boss.stop({ graceful: false }),
  }
}

/**
 * Does the jobs of a queue, some at a time, and looks for more at once when it had one.
 * @returns the worker's id
 */
function startWorker(
  boss: PgBoss,
  name: QueueName,
  batchSize: number,
  work: (job: JobWithMetadata) => Promise<void>,
): Promise<string> {
  const options = {
    ...{ batchSize, pollingIntervalSeconds: POLL_SECONDS },
    ...{ notifyPollingIntervalSeconds: POLL_SECONDS },
    ...({ includeMetadata: true, perJobResults: true } as const),
  }
  const doJob = (job: JobWithMetadata) =>
    work(job).then(
      () => ({ id: job.id, status: 'completed' as const }),
      (error: unknown) => ({ id: job.id, status: 'failed' as const, output: jobFailure(error) }),
    )
  const worker = boss.work<object, object, typeof options>(name, options, async (jobs) => {
    const results = await Promise.all(jobs.map(doJob))
    boss.notifyWorker(await worker)
    return results
  })
  return worker
}

const resultSchema = z.object({ rows: z.array(z.unknown()) })

/** What pg-boss says is run within `tx`. */
function within(tx: Transaction): Db {
  const execute = async (query: unknown) => resultSchema.parse(await tx.execute(sql`${query}`))
  return fromDrizzle({ execute }, sql)
}

async function run<Name extends QueueName>(
  handlers: Partial<Pick<JobHandlers, Name>>,
  name: Name,
  { data, retryCount, retryLimit }: JobWithMetadata,
): Promise<void> {
  await handlers[name]?.({
    // A job of another version is tried again until a process that knows its shape has it.
    data: definitions[name].data.parse(data),
    attempt: retryCount + 1,
    isLast: retryCount >= retryLimit,
  })
}
