import { bankAccountOf } from '@jatra/contract/order/bank-details'
import type { Refund } from '@jatra/contract/order/refund'
import type { RefundRow } from '../../db/schema.ts'

/** A refund as its traveller sees it. */
export function toRefund(row: RefundRow): Refund {
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    amount: row.amount,
    channel: row.channel,
    gatewayReference: row.gatewayReference,
    requestedAt: row.requestedAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    dueBy: row.dueBy,
    bankAccount: bankAccountOf(row.status, row.problem, row.bankEnding),
  }
}
