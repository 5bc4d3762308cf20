import { and, eq } from 'drizzle-orm'
import { bookingUnknown, notToRelease } from '@jatra/contract/order/order-errors'
import type { PaymentStatus } from '@jatra/contract/payment/payment-status'
import { flightBookings, orders } from '../../db/schema.ts'
import { applyBookingEvent } from '../bookings/apply-booking-event.ts'
import { enqueueBookingWork } from '../bookings/booking-deps.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { checkOpenAttempts } from '../payments/check-open-attempts.ts'
import { endUnpaidOrder } from '../orders/end-unpaid-order.ts'
import { lockOrder } from '../../db/lock-order.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'

/**
 * Closes an unpaid order at its traveller's request. The gateways are asked about its open attempts first: a paid order
 * stays, and can be cancelled by a quote instead. An unavailable gateway does not prevent it: a payment that it took is
 * refunded.
 * @throws DomainError not_found, for another account's order too; outdated when it is paid or has ended otherwise
 */
export async function releaseOrder(
  deps: PaymentDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<{ paymentStatus: PaymentStatus }> {
  const own = and(eq(orders.id, orderId), eq(orders.userId, userId))
  const [found] = await deps.db.select().from(orders).where(own)
  if (!found) throw bookingUnknown()
  if (found.paymentStatus === 'pending') await checkOpenAttempts(deps, orderId)
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const order = await lockOrder(db, orderId, userId)
    if (order?.paymentStatus === 'pending') {
      await endReleased(tx, orderId)
      deps.log.info('order_released', { orderId })
    } else if (order?.paymentStatus !== 'cancelled') {
      throw notToRelease()
    }
    return { paymentStatus: 'cancelled' }
  })
}

/**
 * Ends an unpaid order at its traveller's request. Held seats, or seats that the airline is being asked to hold, are
 * released there too.
 * @param tx with the transaction that has locked it
 */
export async function endReleased(tx: EventDeps, orderId: string): Promise<void> {
  const [booking] = await tx.db
    .select({ hold: flightBookings.hold })
    .from(flightBookings)
    .where(eq(flightBookings.orderId, orderId))
  if (!booking?.hold) {
    await endUnpaidOrder(tx, orderId, 'cancelled')
    return
  }
  await applyBookingEvent(tx, orderId, { type: 'released' })
  await enqueueBookingWork(tx, orderId)
}
