import { asc, eq } from 'drizzle-orm'
import { sumsByPerson } from '@jatra/contract/order/cancel-order'
import { cancellations, orders, type CancellationRow, type OrderRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { applyBookingEvent } from '../bookings/apply-booking-event.ts'
import type { EventDeps } from '../bookings/booking-deps.ts'
import { readOrder } from '../payments/get-order.ts'
import { finishCancellation } from './finish-cancellation.ts'
import { tellTraveler } from './tell-traveler.ts'

/** Cancellations that wait for a person, the oldest first. */
export function listWaiting(db: Database) {
  return db
    .select({ cancellation: cancellations, bookingReference: orders.bookingReference })
    .from(cancellations)
    .innerJoin(orders, eq(orders.id, cancellations.orderId))
    .where(eq(cancellations.status, 'needs_person'))
    .orderBy(asc(cancellations.askedAt))
}

type Decision = { do: 'approve'; refund: number | null } | { do: 'drop' }

/**
 * Lets a cancellation go on, whatever the airline gives back: with what the traveller was shown, or with what a member of
 * staff agreed with them, and never with less than was shown. A part of a booking they have taken out at the airline
 * themselves, so it is done by that. Or drops it, and the booking stands. A refund of what they set themselves is asked
 * for by them, so that somebody else approves it (decision 123).
 * @param refund integer BDT; null: what was shown
 * @returns false when it does not wait, or when the amount is missing, below what was shown, or above what was paid
 */
export async function decideCancellation(
  deps: EventDeps,
  id: string,
  decision: Decision,
  staffId: string,
): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const found = await lock(tx, id)
    if (found?.row.status !== 'needs_person') return false
    const { row, order } = found
    const change =
      decision.do === 'drop'
        ? { status: 'dropped' as const }
        : await approved({ ...tx, staffId }, found, decision)
    if (!change) return false
    const decided = { ...row, ...change }
    await db.update(cancellations).set(change).where(eq(cancellations.id, id))
    await recordAudit(tx, {
      ...{ staffId, action: `cancellation.${decision.do}`, subject: id },
      details: { orderId: order.id, refund: decision.do === 'approve' ? decision.refund : null },
    })
    if (decided.status === 'dropped') {
      await tellTraveler(tx, 'cancellation_dropped', row)
      return true
    }
    if (order.serviceType !== 'flight' || decided.travelerIds) {
      await finishCancellation(tx, order, decided)
    } else if (row.problem !== 'part_of_booking') {
      await deps.jobs.enqueue(db, 'booking', { orderId: order.id, once: true })
    } else {
      await applyBookingEvent(tx, order.id, { type: 'cancelling' })
      await applyBookingEvent(tx, order.id, { type: 'cancelled' })
    }
    return true
  })
}

/** The order first, as everything that moves it does. */
async function lock({ db }: EventDeps, id: string) {
  const [seen] = await db.select().from(cancellations).where(eq(cancellations.id, id))
  if (!seen) return null
  const [order] = await db.select().from(orders).where(eq(orders.id, seen.orderId)).for('update')
  const [row] = await db.select().from(cancellations).where(eq(cancellations.id, id))
  return order && row ? { order, row } : null
}

/** What an approval stores; null where the amount is not possible. @param refund integer BDT */
async function approved(
  { staffId, ...deps }: EventDeps & { staffId: string },
  { row, order }: { row: CancellationRow; order: OrderRow },
  { refund }: { refund: number | null },
) {
  const { refund: shown } = row
  const amount = refund ?? shown
  if (amount === null || amount < (shown ?? 0)) return null
  const agreed = sumsByPerson(await readOrder(deps, order), amount, row)
  if (agreed.refund < amount) return null
  const sums = amount === shown ? {} : { ...agreed, amountBy: staffId }
  return { ...sums, status: 'asked' as const, problem: null, approvedBy: staffId }
}
