import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Queue, ReasonOf } from '@jatra/contract/desk/today-queues'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import type { Database } from '../../../db/types.ts'

/** What decides what is in a queue. */
export interface QueueDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  /** The largest refund that is approved automatically, integer BDT. */
  refundApprovalAbove: number
}

/** The items of a queue as one select, whose columns are those of {@link itemColumns}. */
export type QueueQuery = (deps: QueueDeps) => SQL

interface ItemColumns {
  id: SQLWrapper
  /** Absent: it is of none. */
  orderId?: SQLWrapper
  reason: SQLWrapper
  about?: SQLWrapper
  /** Integer BDT. */
  amount?: SQLWrapper
  since: SQLWrapper
  dueAt: SQLWrapper
  requestedBy?: SQLWrapper
}

/** The same columns of every queue, in one order, so that queues can be put together. Times are to the millisecond. */
export function itemColumns(columns: ItemColumns): SQL {
  const { id, orderId, reason, about, amount, since, dueAt, requestedBy } = columns
  return sql`${id} as id, ${orderId ?? sql`null::text`} as order_id, ${reason} as reason,
    ${about ?? sql`null::text`} as about, ${amount ?? sql`null::int`} as amount,
    date_trunc('milliseconds', ${since}) as since, date_trunc('milliseconds', ${dueAt}) as due_at,
    ${requestedBy ?? sql`null::text`} as requested_by`
}

/** A word of the queue's, as a column. */
export const reasonOf = <Name extends Queue>(_queue: Name, reason: ReasonOf<Name>): SQL =>
  sql`${reason}::text`

/** The instant that many hours later. */
export const hoursAfter = (instant: SQLWrapper, hours: number): SQL =>
  sql`(${instant} + ${hours * HOUR_MS}::float8 * interval '1 millisecond')`

/**
 * When a day begins in Dhaka.
 *
 * @param day `YYYY-MM-DD`
 * @param later how many days to add
 */
export const midnightInDhaka = (day: SQLWrapper, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Asia/Dhaka')`

/** Epoch milliseconds as an instant. */
export const instantAt = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`
