import { sql } from 'drizzle-orm'
import { orders, paymentAttempts, paymentTransactions } from '../../../db/schema.ts'
import { itemColumns, reasonOf, type QueueQuery } from './queue-query.ts'

const { amount, outcome, receivedAt, tranId } = paymentTransactions

/** An item for each order, since a decision is about all payments of it; the money goes back when its time is over. */
export const paymentsUnderReview: QueueQuery = () =>
  sql`select ${itemColumns({
    id: orders.id,
    orderId: orders.id,
    reason: reasonOf('paymentsUnderReview', 'suspected'),
    amount: sql`(array_agg(${amount} order by ${receivedAt}))[1]`,
    since: sql`min(${receivedAt})`,
    dueAt: orders.expiresAt,
  })}
  from ${paymentTransactions} join ${paymentAttempts} on ${paymentAttempts.tranId} = ${tranId}
    join ${orders} on ${orders.id} = ${paymentAttempts.orderId}
  where ${outcome} = 'held' group by ${orders.id}`
