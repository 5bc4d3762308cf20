import { eq } from 'drizzle-orm'
import { endsOrder, type UnpaidEnd } from '@jatra/contract/payment/attempt-end'
import { flightBookings, type PaymentAttemptRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { closeUnpaidOrder, endAttempts, openAttemptsOf } from '../orders/end-unpaid-order.ts'
import { lockOrder } from '../../db/lock-order.ts'

/**
 * Closes an attempt without payment, and its order with it where no other way to pay is left (endsOrder). Money that the
 * gateway holds for the attempt is refunded.
 * @returns false when it had ended before
 */
export async function closeAttempt(
  deps: EventDeps,
  attempt: PaymentAttemptRow,
  status: UnpaidEnd,
): Promise<boolean> {
  const { orderId, tranId } = attempt
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    // A reservation that lapses, or another payment, closes the attempts itself.
    await lockOrder(db, orderId)
    const isHeld = await isHeldFlight(db, orderId)
    const open = await openAttemptsOf(db, orderId)
    if (!open.includes(tranId)) return false
    if (endsOrder(status, { isHeld, hasOpen: open.length > 1 })) {
      return closeUnpaidOrder(tx, orderId, status)
    }
    const owed = await endAttempts(tx, [tranId], status)
    deps.log.info('payment_attempt_ended', { orderId, tranId, status })
    for (const one of owed) deps.log.warn('payment_refund_due', { orderId, ...one })
    return true
  })
}

/** Whether it is an order of a held flight. */
async function isHeldFlight(tx: Database, orderId: string): Promise<boolean> {
  const [booking] = await tx
    .select({ status: flightBookings.status })
    .from(flightBookings)
    .where(eq(flightBookings.orderId, orderId))
  return booking?.status === 'held'
}
