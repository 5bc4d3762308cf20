import { GatewayError } from '../../providers/payments/gateway.ts'
import { checkEndedPayment, checkPayment } from './check-payment.ts'
import { findAttempt } from './find-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * The browser is back. That proves nothing (docs/decisions/027): the gateway is asked itself, and
 * when it does not answer its notice or the sweeper will settle the order.
 *
 * @returns the order to show, or null for a tran_id that is not ours
 */
export async function returnFromGateway(deps: PaymentDeps, tranId: string): Promise<string | null> {
  const attempt = await findAttempt(deps.db, tranId)
  if (!attempt) return null
  if (attempt.status !== 'success' && attempt.status !== 'refund_due') {
    try {
      await (attempt.status === 'pending' ? checkPayment : checkEndedPayment)(deps, attempt)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      deps.log.warn('payment_check_failed', { orderId: attempt.orderId, tranId, error })
    }
  }
  return attempt.orderId
}
