import type { PaymentAttemptRow } from '../../db/schema.ts'
import type { GatewayPayment, PaymentGateway } from '../../providers/payments/gateway.ts'
import { claimAttempt, keepClaim, releaseClaim } from './attempt-claims.ts'
import { closeUnpaidOrder } from './close-unpaid-order.ts'
import { keyOf } from './find-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { confirmPayment, type PaymentEffect } from './confirm-payment.ts'

/** `unpaid`: the gateway knows of no payment yet. `busy`: another request is taking the money. */
export type CheckEffect = PaymentEffect | 'ended' | 'unpaid' | 'busy'

/**
 * Asks the gateway for the state of a pending attempt, completes a payment that the traveller has approved, and
 * confirms the result. For late or lost notices, and for gateways that send none.
 * @throws GatewayError
 */
export async function checkPayment(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
): Promise<CheckEffect> {
  const gateway = deps.gateways.named(attempt.gateway)
  const payment = gateway.complete
    ? await completeOnce(deps, attempt, gateway.complete)
    : await gateway.find(keyOf(attempt))
  if (payment === 'busy') return 'busy'
  if (!payment || payment.status === 'pending') return 'unpaid'
  if (payment.status === 'paid') return confirmPayment(deps, attempt, payment)
  return (await closeUnpaidOrder(deps, attempt, payment.status)) ? 'ended' : 'unchanged'
}

/**
 * Takes the money under a claim, because two requests that both see the approval would both take it.
 * @throws GatewayError and lets the claim expire: the gateway may still be working
 */
async function completeOnce(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
  complete: NonNullable<PaymentGateway['complete']>,
): Promise<GatewayPayment | null | 'busy'> {
  const claim = await claimAttempt(deps, attempt.tranId)
  if (!claim) return 'busy'
  const payment = await keepClaim(deps, claim, complete(keyOf(attempt)))
  await releaseClaim(deps, claim)
  return payment
}

/**
 * Asks for the state of a closed attempt: a payment that was made anyway is refunded. An approved payment is no longer
 * completed, so it costs the traveller nothing.
 * @throws GatewayError
 */
export async function checkEndedPayment(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
): Promise<PaymentEffect | 'unpaid'> {
  const payment = await deps.gateways.named(attempt.gateway).find(keyOf(attempt))
  return payment?.status === 'paid' ? confirmPayment(deps, attempt, payment) : 'unpaid'
}
