import { bankAccountOf } from '@jatra/contract/order/bank-details'
import type { Refund } from '@jatra/contract/order/refund'
import type { PaymentTransactionRow, RefundRow } from '../../db/schema.ts'

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
