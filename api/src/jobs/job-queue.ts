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
import type { Job as StaffJob } from '@jatra/contract/job/endpoints'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { dueQueues } from './due-queues.ts'
import { listFailedJobs } from './failed-jobs.ts'
import { fetchDue, startWorker, jobFailure } from './fetch-jobs.ts'
import { indexJobs, removeCompletedJobs } from './job-indexes.ts'
import { definitions, queueNames, type JobData, type QueueName } from './queues.ts'

/** Apart from our own tables, and made and migrated by pg-boss itself. */
export const JOBS_SCHEMA = 'jobs'

/** A job as its handler receives it. */
export interface Job<Name extends QueueName> {
  data: JobData<Name>
  /** From 1. */
  attempt: number
  /** Whether a failure now would be final. */
  isLast: boolean
}

/** Without our schema, which would make the imports circular. */
type Transaction = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>

export type JobHandlers = { [Name in QueueName]: (job: Job<Name>) => Promise<void> }

interface EnqueueOptions {
  /** Not done before. */
  startAfter?: Date
  /** The key of the queue's policy: with `short`, for example, a key has at most one waiting job. */
  singletonKey?: string
  /** Jobs with the same group run one at a time, in every process together, and the oldest first. */
  group?: string
}

/**
 * Background jobs, stored in the database with the transaction that causes them, so that they outlive a process
 * (decision 115).
 */
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
  /** Runs the due jobs of queues with a handler here once: for commands and tests. */
  runDue(handlers: Partial<JobHandlers>): Promise<void>
  /** Failed and retried jobs, the newest first. */
  listFailed(): Promise<StaffJob[]>
  /**
   * Retries a failed job.
   * @returns it, or null when no job with this id has failed
   */
  retry(id: string): Promise<StaffJob | null>
  /** Deletes jobs that were completed more than a day ago. */
  removeCompleted(): Promise<void>
  /** Runs jobs as they become due, as one of any number of processes. */
  work(handlers: JobHandlers, log: Logger): Promise<JobWorkers>
  close(): Promise<void>
}

export interface JobWorkers {
  /** Waits briefly for running jobs; the rest is done by another process. */
  stop(): Promise<void>
}

/** A job that is due within this time is remembered by the process that stores it. */
const REMEMBERED_MS = MINUTE_MS
/**
 * A timer may fire slightly early and the database's clock be slightly late, in which case the job is not found yet.
 */
const CLOCK_SLACK_MS = 10
/** How often jobs of dead processes are looked for. */
const LOOK_FOR_DEAD_SECONDS = 15
const EVERY_MINUTE = '* * * * *'
/** An id that no job has. */
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
  // Only for sending: with `migrate` it would also run background work.
  const sender = { supervise: false, schedule: false }
  const boss = await open({ ...sender, migrate: false }).catch(() => open(sender))
  await indexJobs(db, JOBS_SCHEMA)
  const stored = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of queueNames) {
    const { policy, ...others } = definitions[name].options
    const options = { ...others, notify: true }
    if (stored.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, { ...options, ...(policy && { policy }) })
  }
  // The first use of a queue reads its row outside of any transaction, for which PGlite's one connection is not free
  // while a transaction stores a job.
  for (const name of queueNames) await boss.findJobs(name, { id: NO_JOB })

  let wakeQueue: (name: QueueName) => void = () => {}

  return {
    async enqueue(tx, name, data, options) {
      const { group, ...others } = options ?? {}
      await boss.send(name, data, {
        ...others,
        ...(group ? { group: { id: group } } : groupOf(name)),
        db: within(tx),
      })
      const delay = (options?.startAfter?.getTime() ?? 0) - Date.now()
      if (delay > 0 && delay < REMEMBERED_MS)
        setTimeout(() => wakeQueue(name), delay + CLOCK_SLACK_MS).unref()
    },
    async runDue(handlers) {
      let due = await dueQueues(db, JOBS_SCHEMA)
      for (const name of queueNames) {
        if (!handlers[name] || !due.has(name)) continue
        // Jobs of dead processes become due again.
        if (due.get(name)) await boss.supervise(name)
        for (;;) {
          const jobs = await fetchDue(boss, name)
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
        // Jobs may have stored jobs for later queues.
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
    removeCompleted: () => removeCompletedJobs(db, JOBS_SCHEMA),
    async work(handlers, log) {
      const working = await open(
        {
          supervise: true,
          schedule: true,
          useListenNotify: true,
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
        // Workers are started one by one: several started at once get one name, by which pg-boss wakes only the first.
        const started = Array.from({ length: count ?? 1 }, () =>
          startWorker(working, name, async (job) => {
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
      await working.schedule('sweep', EVERY_MINUTE, {}, groupOf('sweep'))
      await working.send('sweep', {}, groupOf('sweep'))
      return { stop: () => working.stop({ timeout: STOP_TIMEOUT_MS }) }
    },
    close: () => boss.stop({ graceful: false }),
  }
}

/** Jobs of one group run one at a time. */
const groupOf = (name: QueueName) => (definitions[name].alone ? { group: { id: name } } : {})

const resultSchema = z.object({ rows: z.array(z.unknown()) })

/** The statements of pg-boss are run within `tx`. */
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
    // A job of another version is retried until a process that knows its data takes it.
    data: definitions[name].data.parse(data),
    attempt: retryCount + 1,
    isLast: retryCount >= retryLimit,
  })
}
