import type { GatewayName } from '@jatra/contract/payment/gateways'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { flightBookings, orders, paymentAttempts, type PaymentAttemptRow } from '../../db/schema.ts'
import { GatewayError } from '../../providers/payments/gateway.ts'
import { PER_SWEEP, runDue } from '../run-due.ts'
import { checkPayment } from './check-payment.ts'
import { closeUnpaidOrder } from './close-unpaid-order.ts'
import { lookLater } from './look-later.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** How much longer an order waits when the gateway does not answer whether it was paid. */
const GRACE_MS = 10 * MINUTE_MS

interface DueAttempt {
  attempt: PaymentAttemptRow
  expiresAt: Date
}

const isAfter = ({ attempt: { tranId }, expiresAt }: DueAttempt) =>
  sql`(${orders.expiresAt}, ${paymentAttempts.tranId}) > (${expiresAt.toISOString()}::timestamptz, ${tranId})`

/**
 * Ends pending orders whose time is over (decision 007), but for held flights (lapse-holds.ts). The gateway is asked
 * first, so that a payment whose notice was lost is confirmed instead; money that is held or comes later is refunded.
 * Any number of processes may sweep at once.
 *
 * @returns how many orders expired
 */
export async function expireOrders(deps: PaymentDeps): Promise<number> {
  const now = deps.clock()
  const find = (last: DueAttempt | undefined) =>
    deps.db
      .select({ attempt: paymentAttempts, expiresAt: orders.expiresAt })
      .from(orders)
      .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
      .leftJoin(flightBookings, eq(flightBookings.orderId, orders.id))
      .where(
        and(
          eq(orders.paymentStatus, 'pending'),
          lte(orders.expiresAt, new Date(now)),
          isNull(flightBookings.hold),
          last && isAfter(last),
        ),
      )
      .orderBy(asc(orders.expiresAt), asc(paymentAttempts.tranId))
      .limit(PER_SWEEP)
  let expired = 0
  const away = new Set<GatewayName>()
  const about = ({ attempt: { orderId } }: DueAttempt) => ({ orderId })
  await runDue(deps, find, about, async ({ attempt, expiresAt }) => {
    const overdue = now - expiresAt.getTime() >= GRACE_MS
    try {
      // After a gateway failed to answer, asking it about the others would only delay the sweep.
      const effect = away.has(attempt.gateway) ? 'unasked' : await checkPayment(deps, attempt)
      if (effect === 'settled' || effect === 'ended') return true
      if (effect === 'busy') return false
      if (effect === 'unasked') {
        if (!overdue) return false
        await lookLater(deps, attempt)
      }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      away.add(attempt.gateway)
      deps.log.warn('payment_check_failed', { tranId: attempt.tranId, error })
      if (!overdue) return false
      await lookLater(deps, attempt)
    }
    if (await closeUnpaidOrder(deps, attempt, 'expired')) expired += 1
    return true
  })
  return expired
}
