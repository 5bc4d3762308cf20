import { and, eq, isNull } from 'drizzle-orm'
import { fareInBdt } from '@jatra/contract/flight/fare'
import { refundByAirline, type FlightRefund } from '@jatra/contract/flight/flight-cancellation'
import { leftOfPrice, withinLeft } from '@jatra/contract/order/left-of-price'
import type { CancellationProblem } from '@jatra/contract/order/cancellation'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { cancellations, orders, type CancellationRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import {
  isRejection,
  type Money,
  type SupplierOrder,
} from '../../providers/flights/flight-supplier.ts'
import { applyBookingEvent } from '../bookings/apply-booking-event.ts'
import { applySupplierOrder } from '../bookings/apply-supplier-order.ts'
import type { BookingDeps } from '../bookings/booking-deps.ts'
import type { FoundBooking } from '../bookings/find-booking.ts'
import { findSupplierOrder } from '../bookings/find-supplier-order.ts'
import { readOrder } from '../payments/get-order.ts'
import { linesOf } from './read-cancellations.ts'
import { tellTraveler } from './tell-traveler.ts'

/** How long a rejected cancellation is sent to the airline again. */
const REFUSED_FOR_MS = 15 * MINUTE_MS
/** How long the job that tells the airline is left alone: a booking's job ends before. */
const TELLING_MS = 3 * MINUTE_MS

/** The cancellation to send to the airline, if there is one. */
export async function findAsked(
  { db }: Pick<BookingDeps, 'db'>,
  orderId: string,
): Promise<CancellationRow | null> {
  const [row] = await db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.orderId, orderId), eq(cancellations.status, 'asked')))
  return row ?? null
}

/**
 * Sends the traveller's cancellation to the airline, then stores that it is done. It reads the order there first, and
 * stores the request before it sends it, so that a request whose process died or whose answer was lost is neither
 * repeated nor forgotten. Of several jobs one sends it: another would find nothing left to cancel, and take that for an
 * airline that gives nothing back. If the airline refunds less than the traveller was shown, or rejects for a quarter of
 * an hour, staff decide.
 * @throws SupplierError when the supplier is away: the job is tried again
 */
export async function cancelAtAirline(
  deps: BookingDeps,
  booking: FoundBooking,
  cancellation: CancellationRow,
): Promise<void> {
  const { orderId } = booking
  const order = await findSupplierOrder(deps, booking)
  // By us or by the airline itself: the event knows, from whether we asked.
  if (order?.status === 'cancelled') return applySupplierOrder(deps, booking, order)
  const toldUntil = (cancellation.toldAt?.getTime() ?? -Infinity) + TELLING_MS
  if (deps.clock() < toldUntil) {
    const startAfter = new Date(toldUntil)
    return deps.jobs.enqueue(deps.db, 'booking', { orderId, once: true }, { startAfter })
  }
  if (!order) return waitForPerson(deps, cancellation, 'not_at_airline')
  try {
    await tell(deps, cancellation, order)
  } catch (error) {
    const askedAt = cancellation.askedAt?.getTime() ?? 0
    const lasts = deps.clock() - askedAt >= REFUSED_FOR_MS
    if (!isRejection(error) || !lasts) throw error
    deps.log.error('airline_rejects_cancellation', { orderId, error })
    await waitForPerson(deps, cancellation, 'airline_refuses')
  }
}

async function tell(
  deps: BookingDeps,
  cancellation: CancellationRow,
  order: SupplierOrder,
): Promise<void> {
  const { orderId } = cancellation
  const quote = await deps.flights.quoteCancellation(order.id)
  const refund = await decideRefund(deps, cancellation, quote.refund)
  if (refund === null) return waitForPerson(deps, cancellation, 'airline_gives_less')
  if (!(await claim(deps, cancellation, refund))) return
  const { refund: given } = await deps.flights.cancel(quote.id).catch(async (error: unknown) => {
    // The airline has not done it, so the next job need not wait, and what it does by itself is not ours.
    if (isRejection(error)) await setToldAt(deps.db, cancellation, cancellation.toldAt)
    throw error
  })
  deps.log.warn('cancelled_at_supplier', { orderId, supplierOrderId: order.id, refund: given })
  await deps.db.transaction((db) =>
    applyBookingEvent({ ...deps, db }, orderId, { type: 'cancelled' }),
  )
}

/** Stores that this job tells the airline. @returns false when another does, or the booking has moved on */
function claim(
  deps: BookingDeps,
  cancellation: CancellationRow,
  refund: FlightRefund,
): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    if (!(await isStillAsSeen(db, cancellation))) return false
    const event = { type: 'cancelling' } as const
    const next = await applyBookingEvent({ ...deps, db }, cancellation.orderId, event)
    if (next?.cancelling !== true) return false
    await db.update(cancellations).set(refund).where(eq(cancellations.id, cancellation.id))
    await setToldAt(db, cancellation, new Date(deps.clock()))
    return true
  })
}

const setToldAt = (db: Database, { id }: CancellationRow, toldAt: Date | null) =>
  db.update(cancellations).set({ toldAt }).where(eq(cancellations.id, id))

/** The traveller's refund; null when staff have to decide. */
async function decideRefund(
  deps: BookingDeps,
  cancellation: CancellationRow,
  gives: Money | null,
): Promise<FlightRefund | null> {
  const { orderId, refund, kept, fromAirline, approvedBy } = cancellation
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || refund === null || kept === null || fromAirline === null) return null
  const shown = { refund, kept, fromAirline, lines: linesOf(cancellation) }
  const rate = gives?.currency === 'BDT' ? 1 : rateFrom(gives, order.quote.conversion)
  const inTaka = gives && rate ? fareInBdt(gives.amount, rate) : null
  const decided = refundByAirline(shown, inTaka) ?? (approvedBy === null ? null : shown)
  return decided && withinLeft(decided, leftOfPrice(await readOrder(deps, order)))
}

const rateFrom = (gives: Money | null, sold: { currency: string; rate: number } | null) =>
  sold && gives?.currency === sold.currency ? sold.rate : null

async function waitForPerson(
  deps: BookingDeps,
  cancellation: CancellationRow,
  problem: CancellationProblem,
): Promise<void> {
  const { id, orderId } = cancellation
  await deps.db.transaction(async (db) => {
    if (!(await isStillAsSeen(db, cancellation))) return
    const waits = { status: 'needs_person', problem } as const
    await db.update(cancellations).set(waits).where(eq(cancellations.id, id))
    await tellTraveler({ ...deps, db }, 'cancellation_waits', cancellation)
    deps.log.error('cancellation_needs_person', { orderId, problem })
  })
}

/**
 * Whether neither another job nor a person has moved the cancellation since it was read. Its order is locked, so that
 * nobody does before the transaction ends.
 */
async function isStillAsSeen(
  db: Database,
  { id, orderId, toldAt }: CancellationRow,
): Promise<boolean> {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
  const seen = and(
    eq(cancellations.id, id),
    eq(cancellations.status, 'asked'),
    toldAt ? eq(cancellations.toldAt, toldAt) : isNull(cancellations.toldAt),
  )
  return (await db.$count(cancellations, seen)) > 0
}
