import { and, eq, gt } from 'drizzle-orm'
import { flightBookings, orders } from '../../db/schema.ts'
import type { JobData } from '../../jobs/queues.ts'
import { enqueueCappedEmail } from '../outbox/enqueue-capped-email.ts'
import type { BookingDeps } from './booking-deps.ts'

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
