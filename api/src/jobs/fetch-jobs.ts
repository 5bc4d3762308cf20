import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { definitions, type QueueName } from './queues.ts'

const MAX_LENGTH = 200
/** Email addresses, and numbers long enough to be a phone, a passport or a card. */
const PERSONAL = /\S+@\S+|\+?[A-Za-z]{0,3}\d[\d -]{4,}\d/g

/** The part of an error that staff may see: its first line, without personal data. */
export function jobFailure(error: unknown): { message: string } {
  return { message: describe(error).replaceAll(PERSONAL, '…').slice(0, MAX_LENGTH) }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed without an error'
  if (error instanceof z.ZodError) return 'Its data cannot be read'
  // A failed query's error carries its parameters in its message.
  if ('params' in error) return 'A query failed'
  return error.message.split('\n', 1)[0] ?? ''
}

/** Jobs of one queue that a process takes together, when they are quick. */
const BATCH = 5
/** How often a process polls for delayed and retried jobs; the database announces new ones. */
const POLL_SECONDS = 2

/**
 * Runs the jobs of a queue, some at a time, and polls again at once when there were some.
 * @returns the worker's id
 */
export function startWorker(
  boss: PgBoss,
  name: QueueName,
  work: (job: JobWithMetadata) => Promise<void>,
): Promise<string> {
  const options = {
    ...fetchOptions(name),
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    perJobResults: true,
  } as const
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

/** Of jobs that are fetched together pg-boss takes any one of a group, not the oldest: with workers they are fetched singly. */
const fetchOptions = (name: QueueName) =>
  ({
    batchSize: definitions[name].workers ? 1 : BATCH,
    groupConcurrency: 1,
    includeMetadata: true,
  }) as const

/** As many jobs as a process runs at once. */
export async function fetchDue(boss: PgBoss, name: QueueName): Promise<JobWithMetadata[]> {
  const jobs: JobWithMetadata[] = []
  for (let worker = 0; worker < (definitions[name].workers ?? 1); worker += 1) {
    const fetched = await boss.fetch<object>(name, fetchOptions(name))
    if (fetched.length === 0) break
    jobs.push(...fetched)
  }
  return jobs
}
