import type { GatewayName } from '@jatra/contract/payment/gateways'
import { eq } from 'drizzle-orm'
import { paymentAttempts, paymentTransactions, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { RefundablePayment } from '../../providers/payments/gateway.ts'

/** A payment that can be refunded, with its gateway. */
export interface FoundPayment extends RefundablePayment {
  valId: string
  gateway: GatewayName
}

/**
 * The payment of a refund; null when it is unknown.
 * @returns with an empty `paymentReference` where the gateway has not given one yet
 */
export async function findRefundable(
  db: Database,
  { valId }: Pick<RefundRow, 'valId'>,
): Promise<FoundPayment | null> {
  if (valId === null) return null
  const [row] = await db
    .select({ attempt: paymentAttempts, paid: paymentTransactions })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(eq(paymentTransactions.valId, valId))
  if (!row) return null
  const { tranId, gatewayReference: reference } = row.attempt
  return {
    tranId,
    reference,
    valId,
    gateway: row.attempt.gateway,
    paymentReference: row.paid.gatewayReference ?? '',
    amount: row.paid.amount,
    openedAt: row.attempt.createdAt.getTime(),
  }
}
