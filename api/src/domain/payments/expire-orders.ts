import type { GatewayName } from '@jatra/contract/payment/gateways'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { flightBookings, orders, paymentAttempts } from '../../db/schema.ts'
import { GatewayError } from '../../providers/payments/gateway.ts'
import { runEach } from '../run-each.ts'
import { checkPayment } from './check-payment.ts'
import { closeUnpaidOrder } from './close-unpaid-order.ts'
import { lookLater } from './look-later.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** How much longer an order waits when the gateway does not answer whether it was paid. */
const GRACE_MS = 10 * MINUTE_MS
const PER_SWEEP = 50

/**
 * Ends pending orders whose time is over (decision 007), but for held flights (lapse-holds.ts). The gateway is asked
 * first, so that a payment whose notice was lost is confirmed instead; money that is held or comes later is refunded.
 * Any number of processes may sweep at once.
 *
 * @returns how many orders expired
 */
export async function expireOrders(deps: PaymentDeps): Promise<number> {
  const now = deps.clock()
  const due = await deps.db
    .select({ attempt: paymentAttempts, expiresAt: orders.expiresAt })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .leftJoin(flightBookings, eq(flightBookings.orderId, orders.id))
    .where(
      and(
        eq(orders.paymentStatus, 'pending'),
        lte(orders.expiresAt, new Date(now)),
        isNull(flightBookings.hold),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(PER_SWEEP)
  let expired = 0
  const away = new Set<GatewayName>()
  const about = ({ attempt: { orderId } }: (typeof due)[number]) => ({ orderId })
  await runEach(deps, due, about, async ({ attempt, expiresAt }) => {
    const overdue = now - expiresAt.getTime() >= GRACE_MS
    try {
      // After a gateway failed to answer, asking it about the others would only delay the sweep.
      const effect = away.has(attempt.gateway) ? 'unasked' : await checkPayment(deps, attempt)
      if (effect === 'settled' || effect === 'ended' || effect === 'busy') return
      if (effect === 'unasked') {
        if (!overdue) return
        await lookLater(deps, attempt)
      }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      away.add(attempt.gateway)
      deps.log.warn('payment_check_failed', { tranId: attempt.tranId, error })
      if (!overdue) return
      await lookLater(deps, attempt)
    }
    if (await closeUnpaidOrder(deps, attempt, 'expired')) expired += 1
  })
  return expired
}
