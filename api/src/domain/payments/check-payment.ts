import type { PaymentAttemptRow } from '../../db/schema.ts'
import { endOrder } from './end-order.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { settlePayment, type PaymentEffect } from './settle-payment.ts'

/** `unpaid`: the gateway knows of no payment yet. */
export type CheckEffect = PaymentEffect | 'ended' | 'unpaid'

/**
 * Asks the gateway how a pending attempt stands and books what it says. For when its notice is late or lost.
 * @throws GatewayError
 */
export async function checkPayment(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
): Promise<CheckEffect> {
  const payment = await deps.gateway.findPayment(attempt.tranId)
  if (!payment || payment.status === 'pending') return 'unpaid'
  if (payment.status === 'paid') return settlePayment(deps, attempt, payment)
  return (await endOrder(deps, attempt, payment.status)) ? 'ended' : 'unchanged'
}
