import { findAttempt } from '../orders/find-attempt.ts'
import { workOnPayment } from './work-on-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * Handles the browser's return, which proves nothing (decision 027): the gateway is asked, and when it does not know
 * the outcome yet a job keeps asking.
 *
 * @param query of the address that the gateway sent the browser to
 * @returns the order to show, and whether we took nothing by this attempt because it had ended; null for a tran_id that
 * is not ours
 */
export async function returnFromGateway(
  deps: PaymentDeps,
  tranId: string,
  query: URLSearchParams,
): Promise<{ orderId: string; tooLate: boolean } | null> {
  const attempt = await findAttempt(deps.db, tranId)
  if (!attempt) return null
  const { gateways } = deps
  const said = gateways.has(attempt.gateway)
    ? (gateways.named(attempt.gateway).readReturn?.(query) ?? null)
    : null
  await workOnPayment(deps, { tranId }, said)
  const now = await findAttempt(deps.db, tranId)
  return { orderId: attempt.orderId, tooLate: now?.status === 'expired' }
}
