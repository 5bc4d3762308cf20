import { sql } from 'drizzle-orm'
import { waitHours } from '@jatra/contract/desk/today-due'
import { cancellations } from '../../../db/schema.ts'
import { hoursAfter, itemColumns, type QueueQuery } from './queue-query.ts'

const { id, orderId, problem, refund, askedAt, status } = cancellations

export const waitingCancellations: QueueQuery = () =>
  sql`select ${itemColumns({
    ...{ id, orderId, reason: problem, amount: refund, since: askedAt },
    dueAt: hoursAfter(askedAt, waitHours.cancellations),
  })}
  from ${cancellations} where ${status} = 'needs_person'`
