import type { GatewayName } from '@jatra/contract/payment/gateways'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { flightBookings, orders } from '../../db/schema.ts'
import { runEach } from '../run-each.ts'
import { checkOpenAttempts } from './check-open-attempts.ts'
import { closeUnpaidOrder } from './close-unpaid-order.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** How much longer an order waits when the gateway does not answer whether it was paid. */
const GRACE_MS = 10 * MINUTE_MS
const PER_SWEEP = 50

/**
 * Ends pending orders whose time is over (decision 007), but for held flights (lapse-holds.ts). The gateways are asked
 * first about the open attempts, so that a payment whose notice was lost is confirmed instead; money that is held or
 * comes later is refunded. Any number of processes may sweep at once.
 *
 * @returns how many orders expired
 */
export async function expireOrders(deps: PaymentDeps): Promise<number> {
  const now = deps.clock()
  const due = await deps.db
    .select({ orderId: orders.id, expiresAt: orders.expiresAt })
    .from(orders)
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
  const about = ({ orderId }: (typeof due)[number]) => ({ orderId })
  await runEach(deps, due, about, async ({ orderId, expiresAt }) => {
    const answered = await checkOpenAttempts(deps, orderId, away)
    if (answered === 'busy') return
    if (answered === 'unanswered' && now - expiresAt.getTime() < GRACE_MS) return
    const ended = await deps.db.transaction((db) =>
      closeUnpaidOrder({ ...deps, db }, orderId, 'expired'),
    )
    if (ended) expired += 1
  })
  return expired
}
