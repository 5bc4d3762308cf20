import { eq, sql } from 'drizzle-orm'
import { isPart } from '@jatra/contract/order/own-cancellations'
import { countPeople } from '@jatra/contract/order/rooms'
import {
  cancellations,
  holidayOrders,
  type CancellationRow,
  type OrderRow,
} from '../../db/schema.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { isOfOrder, planErasure } from '../documents/plan-erasure.ts'
import { planPassportErasure } from '../orders/passport-erasure.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { notifyTraveler } from '../refunds/cancellation-rows.ts'

/**
 * Completes a cancellation that needs no request to an airline, or that staff arranged with it: frees the seats of a
 * package, requests the refund by the rule, and emails the traveller.
 * @param deps with the transaction that confirms or approves it, which has locked the order
 */
export async function finishCancellation(
  deps: EventDeps,
  row: OrderRow,
  cancellation: CancellationRow,
): Promise<void> {
  const { id, refund, amountBy: requestedBy, dueBy: promised } = cancellation
  const part = isPart(cancellation)
  await deps.db
    .update(cancellations)
    .set({ status: 'done', doneAt: new Date(deps.clock()) })
    .where(eq(cancellations.id, id))
  await freeSeats(deps, row, cancellation)
  if (row.serviceType === 'visa') await planVisaErasure(deps, row)
  const reason = part ? 'partly_cancelled' : 'cancelled'
  if (refund) await requestRefund(deps, row, { reason, amount: refund, requestedBy, promised })
  await notifyTraveler(deps, part ? 'part_cancelled' : 'booking_cancelled', cancellation)
  deps.log.info('cancellation_done', { orderId: row.id, refund })
}

/** The passports of a cancelled application are not needed any more, so they are erased sooner. */
async function planVisaErasure({ db }: EventDeps, { id }: OrderRow): Promise<void> {
  await planPassportErasure(db, id)
  await planErasure(db, isOfOrder(db, id))
}

/** The freed seats of a package, for the next buyer. */
async function freeSeats(
  { db }: EventDeps,
  { id, serviceType, travelerCount }: OrderRow,
  { stay }: CancellationRow,
): Promise<void> {
  if (serviceType !== 'holidays') return
  const freedSeats = stay
    ? sql`${holidayOrders.freedSeats} + ${countPeople(stay.people)}`
    : travelerCount
  await db.update(holidayOrders).set({ freedSeats }).where(eq(holidayOrders.orderId, id))
}
