import type { GatewayName } from '@jatra/contract/payment/gateways'
import { and, eq, inArray } from 'drizzle-orm'
import { paymentAttempts } from '../../db/schema.ts'
import { GatewayError } from '../../providers/payments/gateway.ts'
import { checkEndedPayment, checkPayment } from './check-payment.ts'
import { pollAgain } from './work-on-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** `busy`: the money of one is being taken. `unanswered`: a gateway did not say how one stands. */
type Answered = 'answered' | 'unanswered' | 'busy'

/**
 * Asks the gateways about the open attempts of an order before it is closed unpaid, and about those whose page was over,
 * as a gateway may let it be paid on for longer. A job asks again when one does not answer.
 * @param away gateways that did not answer before: asking them about others would only delay the sweep
 */
export async function checkOpenAttempts(
  deps: PaymentDeps,
  orderId: string,
  away = new Set<GatewayName>(),
): Promise<Answered> {
  const attempts = await deps.db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        inArray(paymentAttempts.status, ['pending', 'expired']),
      ),
    )
  let answered: Answered = 'answered'
  for (const attempt of attempts) {
    try {
      if (!away.has(attempt.gateway)) {
        const check = attempt.status === 'pending' ? checkPayment : checkEndedPayment
        const effect = await check(deps, attempt)
        if (effect !== 'busy') continue
        answered = 'busy'
      }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      away.add(attempt.gateway)
      deps.log.warn('payment_check_failed', { orderId, tranId: attempt.tranId, error })
    }
    await pollAgain(deps, attempt)
    if (answered === 'answered') answered = 'unanswered'
  }
  return answered
}
