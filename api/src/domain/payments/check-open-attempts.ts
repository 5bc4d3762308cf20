import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '../../db/schema.ts'
import { GatewayError } from '../../providers/payments/gateway.ts'
import { checkPayment } from './check-payment.ts'
import { lookLater } from './look-later.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * Asks the gateways about the open attempts of an order before it is closed unpaid. A job asks again when one does not
 * answer.
 * @returns false when a gateway did not answer
 */
export async function checkOpenAttempts(deps: PaymentDeps, orderId: string): Promise<boolean> {
  const open = await deps.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'pending')))
  let asked = true
  for (const attempt of open) {
    try {
      if ((await checkPayment(deps, attempt)) !== 'busy') continue
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      deps.log.warn('payment_check_failed', { orderId, tranId: attempt.tranId, error })
    }
    await lookLater(deps, attempt)
    asked = false
  }
  return asked
}
