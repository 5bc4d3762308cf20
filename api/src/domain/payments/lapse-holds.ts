import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { flightBookings, orders } from '../../db/schema.ts'
import { applyBookingEvent } from '../bookings/apply-booking-event.ts'
import { enqueueBookingWork } from '../bookings/booking-deps.ts'
import { PER_SWEEP, runDue } from '../run-due.ts'
import { checkOpenAttempts } from './check-open-attempts.ts'
import { afterDue, type DueOrder } from './due-order.ts'
import { lockOrder } from '../../db/lock-order.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * How much longer a hold waits when the gateway does not answer whether it was paid; well within PAY_MARGIN_MINUTES.
 */
const GRACE_MS = 10 * MINUTE_MS

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
