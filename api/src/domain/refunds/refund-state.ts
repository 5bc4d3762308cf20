import { refundLateAt } from '@jatra/contract/order/refund'
import type { RefundState } from '@jatra/contract/order/refund-life'
import type { RefundRow } from '../../db/schema.ts'

/** What the rule of refunds (contract/order/refund-life) decides by. */
export function refundStateOf(row: RefundRow): RefundState {
  const { status, amount, requestedBy, asked, problem } = row
  return {
    ...{ status, amount, requestedBy, asked, problem },
    approved: row.approvedAt !== null,
    reference: row.gatewayReference,
  }
}

/** From when on it is late. */
export const lateAtOf = ({
  requestedAt,
  reason,
  dueBy,
}: Pick<RefundRow, 'requestedAt' | 'reason' | 'dueBy'>): Date =>
  new Date(refundLateAt({ requestedAt: requestedAt.toISOString(), reason, dueBy }))
