import { findAttempt } from './find-attempt.ts'
import { workOnPayment } from './work-on-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * The browser is back. That proves nothing (docs/decisions/027): the gateway is asked itself, and
 * when it does not say how the payment stands a job goes on asking.
 *
 * @returns the order to show, or null for a tran_id that is not ours
 */
export async function returnFromGateway(deps: PaymentDeps, tranId: string): Promise<string | null> {
  const attempt = await findAttempt(deps.db, tranId)
  if (!attempt) return null
  await workOnPayment(deps, { tranId })
  return attempt.orderId
}
