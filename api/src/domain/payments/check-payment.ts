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
 * Asks the gateway how a pending attempt stands, lets it settle what the traveller has agreed to, and books what it says.
 * For when its notice is late or lost, and for gateways that send none.
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
 * Takes the money under a claim, since two requests that both find it agreed to would both take it.
 * @throws GatewayError which leaves the claim to lapse: the gateway may still be at work
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
