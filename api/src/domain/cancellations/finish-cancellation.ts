import { eq, sql } from 'drizzle-orm'
import { isPart } from '@jatra/contract/order/own-cancellations'
import { countPeople } from '@jatra/contract/holiday/rooms'
import {
  cancellations,
  holidayOrders,
  type CancellationRow,
  type OrderRow,
} from '../../db/schema.ts'
import type { EventDeps } from '../bookings/booking-deps.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { tellTraveler } from './tell-traveler.ts'

/**
 * Cancels what no airline has to be told of, or what it has taken out by hand: it is done, seats of a package are free
 * again, its price goes back by the rule, and the traveller hears of it.
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
  const reason = part ? 'partly_cancelled' : 'cancelled'
  if (refund) await requestRefund(deps, row, { reason, amount: refund, requestedBy, promised })
  await tellTraveler(deps, part ? 'part_cancelled' : 'booking_cancelled', cancellation)
  deps.log.info('cancellation_done', { orderId: row.id, refund })
}

/** Of a package; whoever buys next finds them. */
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
