import type { PaymentAttemptRow } from '../../db/schema.ts'
import { closeUnpaidOrder } from './close-unpaid-order.ts'
import { keyOf } from './find-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { confirmPayment, type PaymentEffect } from './confirm-payment.ts'

/** `unpaid`: the gateway knows of no payment yet. */
export type CheckEffect = PaymentEffect | 'ended' | 'unpaid'

/**
 * Asks the gateway how a pending attempt stands, lets it settle what the traveller has agreed to, and books what it says.
 * For when its notice is late or lost, and for gateways that send none.
 * @throws GatewayError
 */
export async function checkPayment(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
): Promise<CheckEffect> {
  const payment = await deps.gateways.named(attempt.gateway).complete(keyOf(attempt))
  if (!payment || payment.status === 'pending') return 'unpaid'
  if (payment.status === 'paid') return confirmPayment(deps, attempt, payment)
  return (await closeUnpaidOrder(deps, attempt, payment.status)) ? 'ended' : 'unchanged'
}

/**
 * Asks how an attempt stands that has ended here: what was paid all the same goes back. Nothing is settled at the gateway
 * any more, so that a payment that was only agreed to costs nothing.
 * @throws GatewayError
 */
export async function checkEndedPayment(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
): Promise<PaymentEffect | 'unpaid'> {
  const payment = await deps.gateways.named(attempt.gateway).find(keyOf(attempt))
  return payment?.status === 'paid' ? confirmPayment(deps, attempt, payment) : 'unpaid'
}
