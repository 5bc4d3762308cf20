import type { Queue } from 'pg-boss'
import { z } from 'zod'

/** A process that has not reported on a job for this long is dead, and another takes the job. */
const DEAD_AFTER = { heartbeatSeconds: 30 }

interface QueueDefinition<Data extends object> {
  /** What a job carries: ids, never a token or personal data, since staff list jobs. */
  data: z.ZodType<Data>
  /** Retries, expiry and policy, in pg-boss's own words. Times are seconds. */
  options: Omit<Queue, 'name'>
  /** For long jobs, and those of a group: this many run at once in a process, each fetched by itself. */
  workers?: number
  /** Whether they run one at a time, in all processes together. */
  alone?: boolean
}

/**
 * The background work of the API, by queue (decision 115).
 *
 * To add a queue, name it here and add its handler to `handlers` of `createApi`; then `jobs.enqueue(tx, name, data)`
 * stores a job. A handler that throws is retried with the queue's pauses until `retryLimit` is used up. It may run
 * twice for one job when a process dies, so it must check what is done already.
 */
export const queues = {
  /**
   * Sends one email of the outbox; those of an order are a group. Tried again for about 14 hours, at ever longer
   * pauses, during which others of the group pass it.
   */
  email: {
    data: z.object({ emailId: z.string() }),
    options: {
      retryLimit: 11,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 6 * 60 * 60,
      // Longer than any attempt takes.
      expireInSeconds: 5 * 60,
      ...DEAD_AFTER,
    },
    workers: 5,
  },
  /** Does the next step of a flight's booking: asks its supplier, or polls its order there (decision 116). */
  booking: {
    data: z.object({
      orderId: z.string(),
      /** Whether another job will poll again. */
      once: z.boolean(),
      /** Of a planned poll of a watched booking: its time, as stored in `flight_watches`. */
      pollAt: z.string().optional(),
    }),
    options: {
      // While the supplier is unavailable; then the sweep resumes it.
      retryLimit: 30,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 60,
      // A supplier may take 130 s to answer.
      expireInSeconds: 150,
      ...DEAD_AFTER,
    },
    workers: 4,
  },
  /** Mails that a held flight is to be paid soon; stored for then when it is held (decision 106). */
  hold_reminder: {
    data: z.object({ orderId: z.string() }),
    options: {
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      expireInSeconds: 60,
      ...DEAD_AFTER,
    },
  },
  /**
   * Asks about a payment whose outcome the gateway has not reported: at most one waits for each attempt, under its
   * `tran_id`, beside the one that asks when its page is over.
   */
  payment: {
    data: z.object({ tranId: z.string() }),
    options: {
      // For our own failures: an unavailable gateway is asked again by a later job.
      policy: 'short',
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      // bKash may take four requests of 30 s.
      expireInSeconds: 3 * 60,
      ...DEAD_AFTER,
    },
  },
  /** Does the next step of a refund: sends it, or polls it at the gateway (decision 108). */
  refund: {
    data: z.object({ refundId: z.string() }),
    options: {
      // For our own failures: an unavailable gateway is asked again by a later job.
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 10 * 60,
      expireInSeconds: 2 * 60,
      ...DEAD_AFTER,
    },
  },
  /** Compares payments and refunds with their gateways' books, some at a time (decision 125). */
  reconcile: {
    data: z.object({}),
    options: {
      // The sweep stores the next one.
      policy: 'short',
      retryLimit: 0,
      expireInSeconds: 10 * 60,
      deleteAfterSeconds: 60 * 60,
      ...DEAD_AFTER,
    },
  },
  /**
   * Closes and deletes what has expired. At most one waits, since each run does everything, and it waits until the one
   * before has ended, or its process is dead.
   */
  sweep: {
    data: z.object({}),
    options: {
      policy: 'short',
      retryLimit: 0,
      expireInSeconds: 10 * 60,
      // There is one a minute, and each would be kept for a week otherwise.
      deleteAfterSeconds: 60 * 60,
      ...DEAD_AFTER,
    },
    alone: true,
  },
} as const satisfies Record<string, QueueDefinition<object>>

export type QueueName = keyof typeof queues
export type JobData<Name extends QueueName> = z.output<(typeof queues)[Name]['data']>

// oxlint-disable-next-line typescript/consistent-type-assertions -- a constant object has no keys but those of its type
export const queueNames = Object.keys(queues) as QueueName[]

/** All queues with all optional settings. */
export const definitions: { [Name in QueueName]: QueueDefinition<JobData<Name>> } = queues
