import type { PaymentAttemptRow } from '../../db/schema.ts'
import type { GatewayPayment, PaymentGateway } from '../../providers/payments/gateway.ts'
import { claimAttempt, keepClaim, releaseClaim, renewClaim } from './attempt-claims.ts'
import { closeAttempt } from './close-attempt.ts'
import { keyOf } from '../orders/find-attempt.ts'
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
  const found = gateway.complete
    ? await completeOnce(deps, attempt, gateway.complete)
    : await gateway.find(keyOf(attempt))
  if (found === 'busy') return 'busy'
  const effect = await confirmPaid(deps, attempt, found)
  if (effect) return effect
  const ended = endOf(found)
  if (!ended) return 'unpaid'
  return (await closeAttempt(deps, attempt, ended)) ? 'ended' : 'unchanged'
}

/**
 * Takes the money under a claim, because two requests that both see the approval would both take it; and only while the
 * attempt is open, because it ends with another payment of its order.
 * @throws GatewayError and lets the claim expire: the gateway may still be working
 */
async function completeOnce(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
  complete: NonNullable<PaymentGateway['complete']>,
): Promise<GatewayPayment[] | 'busy'> {
  const claim = await claimAttempt(deps, attempt.tranId)
  if (!claim) return 'busy'
  const mayTake = () => renewClaim(deps, claim)
  const payment = await keepClaim(deps, claim, complete(keyOf(attempt), mayTake))
  await releaseClaim(deps, claim)
  return payment ? [payment] : []
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
  const found = await deps.gateways.named(attempt.gateway).find(keyOf(attempt))
  return (await confirmPaid(deps, attempt, found)) ?? 'unpaid'
}

/** Of several payments the first that there is of these says what became of the order. */
const byWeight: readonly PaymentEffect[] = [
  'settled',
  'held',
  'refund_due',
  'unchanged',
  'rejected',
]

/** Confirms what was paid. @returns null when nothing was */
export async function confirmPaid(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
  found: readonly GatewayPayment[],
): Promise<PaymentEffect | null> {
  const effects = new Set<PaymentEffect>()
  for (const payment of found) {
    if (payment.status === 'paid') effects.add(await confirmPayment(deps, attempt, payment))
  }
  return byWeight.find((effect) => effects.has(effect)) ?? null
}

/** How an unpaid payment ended; null while its payer may still pay, after a failed try too. */
export function endOf(found: readonly GatewayPayment[]): 'failed' | 'cancelled' | null {
  const statuses = found.map(({ status }) => status)
  const last = statuses.at(-1)
  if (statuses.includes('pending')) return null
  return last === 'failed' || last === 'cancelled' ? last : null
}
