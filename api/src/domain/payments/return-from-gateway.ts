import { findAttempt } from './find-attempt.ts'
import { workOnPayment } from './work-on-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * Handles the browser's return, which proves nothing (docs/decisions/027): the gateway is asked, and when it does not
 * know the outcome yet a job keeps asking.
 *
 * @returns the order to show, or null for a tran_id that is not ours
 */
export async function returnFromGateway(deps: PaymentDeps, tranId: string): Promise<string | null> {
  const attempt = await findAttempt(deps.db, tranId)
  if (!attempt) return null
  await workOnPayment(deps, { tranId })
  return attempt.orderId
}
