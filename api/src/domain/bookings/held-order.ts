import { eq, and, gt } from 'drizzle-orm'
import type { BookingState } from '@jatra/contract/flight/booking-life'
import { unpaidEndOf } from '@jatra/contract/flight/booking-emails'
import { remindOfHoldAt } from '@jatra/contract/flight/hold'
import { flightBookings, orders, type OrderRow } from '../../db/schema.ts'
import { endUnpaidOrder } from '../orders/end-unpaid-order.ts'
import { type EventDeps, enqueueCappedEmail } from '../outbox/enqueue-capped-email.ts'
import type { JobData } from '../../jobs/queues.ts'
import type { BookingDeps } from './booking-deps.ts'

/**
 * What follows when an order's seats are held: the deadline to pay, and the reminder.
 * @param payBy from the supplier; else as the traveller was told at the checkout
 */
export async function startHold(
  deps: EventDeps,
  order: OrderRow,
  payBy: Date | null,
): Promise<void> {
  const { db, jobs, clock } = deps
  const { id: orderId } = order
  const [booking] = await db
    .select({ hold: flightBookings.hold })
    .from(flightBookings)
    .where(eq(flightBookings.orderId, orderId))
  const deadline = payBy ?? new Date(booking?.hold?.payBy ?? order.expiresAt)
  const hold = {
    payBy: deadline.toISOString(),
    priceGuaranteedUntil: booking?.hold?.priceGuaranteedUntil ?? null,
  }
  await db.update(flightBookings).set({ hold, deadline }).where(eq(flightBookings.orderId, orderId))
  await db.update(orders).set({ expiresAt: deadline }).where(eq(orders.id, orderId))
  const startAfter = new Date(remindOfHoldAt(clock(), deadline.getTime()))
  await jobs.enqueue(db, 'hold_reminder', { orderId }, { startAfter })
}

/** Ends the order of a booking that ended before it was paid. */
export async function endHold(
  deps: EventDeps,
  { id: orderId }: OrderRow,
  { status, failure }: BookingState,
): Promise<void> {
  if (status !== 'failed' && status !== 'cancelled') return
  const ended = await endUnpaidOrder(deps, orderId, unpaidEndOf(failure))
  for (const one of ended?.owed ?? []) deps.log.warn('payment_refund_due', { orderId, ...one })
}

/** Sends a reminder to pay for a hold, unless it was paid or has ended meanwhile. */
export async function remindOfHold(
  deps: Pick<BookingDeps, 'db' | 'jobs' | 'clock' | 'newId' | 'log' | 'limits'>,
  { orderId }: JobData<'hold_reminder'>,
): Promise<void> {
  await deps.db.transaction(async (db) => {
    const [held] = await db
      .select({ userId: orders.userId, to: orders.contactEmail })
      .from(orders)
      .innerJoin(flightBookings, eq(flightBookings.orderId, orders.id))
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.paymentStatus, 'pending'),
          eq(flightBookings.status, 'held'),
          gt(orders.expiresAt, new Date(deps.clock())),
        ),
      )
    if (!held) return
    const payload = { userId: held.userId, orderId }
    const email = { kind: 'hold_reminder', of: orderId, to: held.to, payload } as const
    await enqueueCappedEmail({ ...deps, db }, email, held.userId)
  })
}
