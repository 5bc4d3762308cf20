import { sql } from 'drizzle-orm'
import { DEAD_MAIL_DAYS, waitHours } from '@jatra/contract/desk/today-due'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { orders, outbox } from '../../../db/schema.ts'
import { hoursAfter, instantAt, itemColumns, reasonOf, type QueueQuery } from './queue-query.ts'

const { id, event, failedAt, kind, lastError, sentAt } = outbox

/** The event names the order where it is about one. */
export const deadMail: QueueQuery = ({ clock }) =>
  sql`select ${itemColumns({
    id,
    orderId: orders.id,
    reason: reasonOf('deadMail', 'given_up'),
    about: sql`concat_ws(': ', ${kind}, ${lastError})`,
    since: failedAt,
    dueAt: hoursAfter(failedAt, waitHours.deadMail),
  })}
  from ${outbox} left join ${orders} on ${orders.id} = split_part(${event}, ':', 2)
  where ${failedAt} > ${instantAt(clock() - DEAD_MAIL_DAYS * DAY_MS)} and ${sentAt} is null`
