import type { GatewayName } from '@jatra/contract/payment/gateways'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { and, asc, eq, isNull, lte, inArray, isNotNull, sql } from 'drizzle-orm'
import { flightBookings, orders } from '../../db/schema.ts'
import { PER_SWEEP, runDue } from '../run-due.ts'
import { checkOpenAttempts } from './check-open-attempts.ts'
import { closeUnpaidOrder } from '../orders/end-unpaid-order.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { applyBookingEvent } from '../bookings/apply-booking-event.ts'
import { enqueueBookingWork } from '../bookings/booking-deps.ts'
import { lockOrder } from '../../db/lock-order.ts'

/**
 * How much longer an order waits when the gateway does not answer whether it was paid. For a hold it is well within
 * PAY_MARGIN_MINUTES.
 */
const GRACE_MS = 10 * MINUTE_MS

/**
 * Ends pending orders whose time is over, but for held flights ({@link lapseHolds}). The gateways are asked first about
 * the open attempts, so that a payment whose notice was lost is confirmed instead; money that is held or comes later is
 * refunded. Any number of processes may sweep at once.
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

/**
 * Closes unpaid holds whose time is over, and orders whose airline did not answer the request to hold (decision 106).
 * The gateway is asked first about each open attempt. The supplier's order is cancelled by a job.
 */
export async function lapseHolds(deps: PaymentDeps): Promise<void> {
  const now = deps.clock()
  const find = (last: DueOrder | undefined) =>
    deps.db
      .select({ orderId: orders.id, expiresAt: orders.expiresAt })
      .from(orders)
      .innerJoin(flightBookings, eq(flightBookings.orderId, orders.id))
      .where(
        and(
          eq(orders.paymentStatus, 'pending'),
          lte(orders.expiresAt, new Date(now)),
          isNotNull(flightBookings.hold),
          inArray(flightBookings.status, ['none', 'held']),
          last && afterDue(last),
        ),
      )
      .orderBy(asc(orders.expiresAt), asc(orders.id))
      .limit(PER_SWEEP)
  const away = new Set<GatewayName>()
  const about = ({ orderId }: DueOrder) => ({ orderId })
  await runDue(deps, find, about, async ({ orderId, expiresAt }) => {
    const answered = await checkOpenAttempts(deps, orderId, away)
    if (answered !== 'answered' && now - expiresAt.getTime() < GRACE_MS) return false
    await deps.db.transaction(async (db) => {
      const order = await lockOrder(db, orderId)
      // Paid just now, so the hold is not overdue.
      if (order?.paymentStatus !== 'pending') return
      await applyBookingEvent({ ...deps, db }, orderId, { type: 'overdue' })
      await enqueueBookingWork({ ...deps, db }, orderId)
    })
  })
}

/** A pending order whose time is over. */
export interface DueOrder {
  orderId: string
  expiresAt: Date
}

/** Those that follow, by the end of their time and then by id. */
export const afterDue = ({ orderId, expiresAt }: DueOrder) =>
  sql`(${orders.expiresAt}, ${orders.id}) > (${expiresAt.toISOString()}::timestamptz, ${orderId})`
