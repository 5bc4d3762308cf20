import { refundLateAt, byHandReasons, type Refund } from '@jatra/contract/order/refund'
import type { RefundState } from '@jatra/contract/order/refund-life'
import {
  type RefundRow,
  refunds,
  type OrderRow,
  type PaymentTransactionRow,
} from '../../db/schema.ts'
import { eq, and, inArray, ne, not, or } from 'drizzle-orm'
import type { Database } from '../../db/types.ts'
import { lockOrder } from '../../db/lock-order.ts'
import { bankAccountOf } from '@jatra/contract/order/bank-details'

/** A refund as its rules see it (contract/order/refund-life). */
export function refundStateOf(row: RefundRow): RefundState {
  const { status, reason, amount, requestedBy, asked, problem } = row
  return {
    status,
    reason,
    amount,
    requestedBy,
    asked,
    problem,
    approved: row.approvedAt !== null,
    reference: row.gatewayReference,
  }
}

/** When it becomes late. */
export const lateAtOf = ({
  requestedAt,
  approvedAt,
  reason,
  dueBy,
}: Pick<RefundRow, 'requestedAt' | 'approvedAt' | 'reason' | 'dueBy'>): Date =>
  new Date(
    refundLateAt({
      requestedAt: requestedAt.toISOString(),
      approvedAt: approvedAt?.toISOString() ?? null,
      reason,
      dueBy,
    }),
  )

/** Locks a refund until the transaction ends, and its order before it (api/README.md, Locks). */
export async function lockRefund(
  tx: Database,
  refundId: string,
): Promise<{ refund: RefundRow; order: OrderRow } | null> {
  const own = eq(refunds.id, refundId)
  const [seen] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(own)
  const order = seen && (await lockOrder(tx, seen.orderId))
  if (!order) return null
  const [refund] = await tx.select().from(refunds).where(own).for('no key update')
  return refund ? { refund, order } : null
}

const { status, reason } = refunds

/** The same rule as the contract's isUnapproved. */
export const isUnapproved = () => and(eq(status, 'requested'), inArray(reason, byHandReasons))

/** The same rule as the contract's isOwed. */
export const isOwed = () =>
  and(ne(status, 'declined'), or(ne(status, 'requested'), not(inArray(reason, byHandReasons))))

/** A refund as its traveller sees it. @param transactions those that say which card or wallet its payment came from */
export function toRefund(
  row: RefundRow,
  transactions: readonly Pick<PaymentTransactionRow, 'valId' | 'paidFrom'>[] = [],
): Refund {
  const paidFrom = transactions.find(({ valId }) => valId === row.valId)?.paidFrom
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    amount: row.amount,
    channel: row.channel,
    ...(paidFrom && { paidFrom }),
    gatewayReference: row.gatewayReference,
    requestedAt: row.requestedAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    dueBy: row.dueBy,
    bankAccount: bankAccountOf(row.status, row.problem, row.bankEnding),
  }
}
