import { DAY_MS } from '@jatra/contract/values/time-units'
import type { JobData } from '../../jobs/queues.ts'
import { GatewayError } from '../../providers/payments/gateway.ts'
import { checkEndedPayment, checkPayment, type CheckEffect } from './check-payment.ts'
import { findAttempt } from './find-attempt.ts'
import { lookLater } from './look-later.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** After that the daily comparison takes care of the payment (decision 126). */
const COMPARED_MS = DAY_MS

/** Outcomes after which an attempt stays open. */
const OPEN: ReadonlySet<CheckEffect> = new Set(['unpaid', 'held', 'unchanged', 'busy'])

/**
 * Asks again about an attempt whose outcome the gateway did not know: a payment confirms the order, or is refunded when
 * the order was closed meanwhile.
 */
export async function workOnPayment(
  deps: PaymentDeps,
  { tranId }: JobData<'payment'>,
): Promise<void> {
  const attempt = await findAttempt(deps.db, tranId)
  if (!attempt || attempt.status === 'success' || attempt.status === 'refund_due') return
  const isOpen = attempt.status === 'pending'
  try {
    const effect = await (isOpen ? checkPayment : checkEndedPayment)(deps, attempt)
    if (isOpen && OPEN.has(effect)) await lookLater(deps, attempt)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn('payment_check_failed', { orderId: attempt.orderId, tranId, error })
    const isYoung = deps.clock() - attempt.createdAt.getTime() < COMPARED_MS
    if (isOpen || isYoung) await lookLater(deps, attempt)
  }
}
