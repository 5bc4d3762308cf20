import type { GatewayName } from '@jatra/contract/payment/gateways'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { flightBookings, orders } from '../../db/schema.ts'
import { PER_SWEEP, runDue } from '../run-due.ts'
import { checkOpenAttempts } from './check-open-attempts.ts'
import { afterDue, type DueOrder } from './due-order.ts'
import { closeUnpaidOrder } from '../orders/close-unpaid-order.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** How much longer an order waits when the gateway does not answer whether it was paid. */
const GRACE_MS = 10 * MINUTE_MS

/**
 * Ends pending orders whose time is over (decision 007), but for held flights (lapse-holds.ts). The gateways are asked
 * first about the open attempts, so that a payment whose notice was lost is confirmed instead; money that is held or
 * comes later is refunded. Any number of processes may sweep at once.
 *
 * @returns how many orders expired
 */
export async function expireOrders(deps: PaymentDeps): Promise<number> {
  const now = deps.clock()
  const find = (last: DueOrder | undefined) =>
    deps.db
      .select({ orderId: orders.id, expiresAt: orders.expiresAt })
      .from(orders)
      .leftJoin(flightBookings, eq(flightBookings.orderId, orders.id))
      .where(
        and(
          eq(orders.paymentStatus, 'pending'),
          lte(orders.expiresAt, new Date(now)),
          isNull(flightBookings.hold),
          last && afterDue(last),
        ),
      )
      .orderBy(asc(orders.expiresAt), asc(orders.id))
      .limit(PER_SWEEP)
  let expired = 0
  const away = new Set<GatewayName>()
  const about = ({ orderId }: DueOrder) => ({ orderId })
  await runDue(deps, find, about, async ({ orderId, expiresAt }) => {
    const answered = await checkOpenAttempts(deps, orderId, away)
    if (answered === 'busy') return false
    if (answered === 'unanswered' && now - expiresAt.getTime() < GRACE_MS) return false
    const ended = await deps.db.transaction((db) =>
      closeUnpaidOrder({ ...deps, db }, orderId, 'expired'),
    )
    if (ended) expired += 1
    return true
  })
  return expired
}
