import { sql, type SQL } from 'drizzle-orm'
import { REFUND_NEAR_HOURS } from '@jatra/contract/desk/today-due'
import { byHandReasons, refundReasons, refundTimeOf } from '@jatra/contract/order/refund'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { refunds } from '../../../db/schema.ts'
import { instantAt, itemColumns, midnightInDhaka, type QueueQuery } from './queue-query.ts'

const { id, orderId, amount, requestedAt, approvedAt, requestedBy, reason, dueBy, status } = refunds

const each = <Value>(values: readonly Value[], write: (value: Value) => SQL, between: string) =>
  sql.join(values.map(write), sql.raw(between))

/** The same rule as the contract's refundLateAt. */
const lateAt = sql`least(
  coalesce(case when ${reason} in (${each(byHandReasons, (one) => sql`${one}`, ', ')}) then ${approvedAt} end, ${requestedAt})
    + case ${reason} ${each(refundReasons, (one) => sql`when ${one} then ${refundTimeOf(one)}::float8`, ' ')} end
      * interval '1 millisecond',
  ${midnightInDhaka(dueBy, 1)})`

const columns = { id, orderId, amount, requestedBy, since: requestedAt, dueAt: lateAt }

/** The same rule as the contract's isRefundToApprove. */
export const refundsToApprove: QueueQuery = ({ refundApprovalAbove }) =>
  sql`select ${itemColumns({ ...columns, reason })} from ${refunds}
  where ${status} = 'requested' and (${requestedBy} is not null or ${amount} > ${refundApprovalAbove})`

/** Those that are stuck, and those of which the contract's isRefundNear is true. */
export const refundsNearDeadline: QueueQuery = ({ clock }) =>
  sql`select ${itemColumns({ ...columns, reason: sql`coalesce(${refunds.problem}, ${status})` })} from ${refunds}
  where ${status} = 'needs_person' or (${status} in ('approved', 'sent')
    and ${lateAt} <= ${instantAt(clock() + REFUND_NEAR_HOURS * HOUR_MS)})`
