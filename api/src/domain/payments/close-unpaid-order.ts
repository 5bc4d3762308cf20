import { eq } from 'drizzle-orm'
import { flightBookings, type PaymentAttemptRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { EventDeps } from '../bookings/booking-deps.ts'
import { enqueueCappedEmail } from '../mail/enqueue-capped-email.ts'
import { endAttempts, endUnpaidOrder, type Unpaid } from './end-unpaid-order.ts'
import { lockOrder } from './lock-order.ts'

/**
 * Closes a pending order without payment, by compare-and-set, and enqueues the email that says so. Money that the
 * gateway holds for it is refunded. The order of a held flight can be paid by another attempt, so only this one is
 * closed.
 * @returns false when the order, or the attempt of a held one, was in a final state already
 */
export async function closeUnpaidOrder(
  deps: EventDeps,
  attempt: PaymentAttemptRow,
  status: Unpaid,
): Promise<boolean> {
  const { orderId, tranId } = attempt
  const effect = await deps.db.transaction(async (tx) => {
    if (await isHeld(tx, orderId))
      return { held: true, owed: await endAttempts({ ...deps, db: tx }, [tranId], status) }
    const ended = await endUnpaidOrder({ ...deps, db: tx }, orderId, status)
    if (!ended) return null
    const payload = { userId: ended.userId, orderId }
    await enqueueCappedEmail(
      { ...deps, db: tx },
      { kind: 'payment_failed', of: orderId, to: ended.contactEmail, payload },
      ended.userId,
    )
    return { held: false, owed: ended.owed }
  })
  if (!effect) return false
  deps.log.info(effect.held ? 'payment_attempt_ended' : 'order_ended', { orderId, tranId, status })
  for (const one of effect.owed) deps.log.warn('payment_refund_due', { orderId, ...one })
  return true
}

/** Locks the order: a hold that lapses at the same moment closes its attempts itself. */
async function isHeld(tx: Database, orderId: string): Promise<boolean> {
  await lockOrder(tx, orderId)
  const [booking] = await tx
    .select({ status: flightBookings.status })
    .from(flightBookings)
    .where(eq(flightBookings.orderId, orderId))
  return booking?.status === 'held'
}
