import { refundLateAt } from '@jatra/contract/order/refund'
import type { RefundState } from '@jatra/contract/order/refund-life'
import type { RefundRow } from '../../db/schema.ts'

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
