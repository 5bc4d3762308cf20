import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { fareInBdt } from '@jatra/contract/flight/fare'
import { refundByAirline, type FlightRefund } from '@jatra/contract/flight/flight-cancellation'
import { leftOfPrice, withinLeft } from '@jatra/contract/order/left-of-price'
import type { CancellationProblem } from '@jatra/contract/order/cancellation'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { cancellations, orders, type CancellationRow } from '../../db/schema.ts'
import { type Money } from '../../db/offer-terms.ts'
import { isRejection, type SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import { applyBookingEvent } from './apply-booking-event.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'
import type { BookingDeps } from './booking-deps.ts'
import { type FoundBooking, findSupplierOrder } from './find-booking.ts'
import { readOrder } from '../orders/get-order.ts'
import { lockOrder } from '../../db/lock-order.ts'
import { notifyTraveler } from '../refunds/cancellation-rows.ts'

/** How long a rejected cancellation is sent to the airline again. */
const REFUSED_FOR_MS = 15 * MINUTE_MS
/** How long the lease of the job that sends it lasts: longer than a booking's job may run. */
const LEASE_MS = 3 * MINUTE_MS

/** The cancellation to send to the airline, if there is one. */
export async function findToSend(
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
  // By us or by the airline itself: the event tells them apart by whether we sent a request.
  if (order?.status === 'cancelled') return applySupplierOrder(deps, booking, order)
  const lease = await takeLease(deps, cancellation)
  if (!lease) {
    const startAfter = new Date(deps.clock() + LEASE_MS)
    return deps.jobs.enqueue(deps.db, 'booking', { orderId, once: true }, { startAfter })
  }
  try {
    if (order) await send(deps, booking, cancellation, order, lease)
    else await waitForPerson(deps, cancellation, 'not_at_airline')
  } catch (error) {
    const askedAt = cancellation.askedAt?.getTime() ?? 0
    const lasts = deps.clock() - askedAt >= REFUSED_FOR_MS
    if (!isRejection(error) || !lasts) throw error
    deps.log.error('airline_rejects_cancellation', { orderId, error })
    await waitForPerson(deps, cancellation, 'airline_refuses')
  } finally {
    if (!lease.outcomeUnknown) await endLease(deps, cancellation, lease)
  }
}

interface Lease {
  until: Date
  /** Whether the airline may be cancelling, so that its quotes mean nothing for now. */
  outcomeUnknown: boolean
}

/** @returns null when another job has the lease, or the cancellation is not to be sent any more */
async function takeLease(
  { db, clock }: BookingDeps,
  cancellation: CancellationRow,
): Promise<Lease | null> {
  const { leasedUntil } = cancellations
  const free = or(isNull(leasedUntil), lte(leasedUntil, new Date(clock())))
  const until = new Date(clock() + LEASE_MS)
  const taken = await db
    .update(cancellations)
    .set({ leasedUntil: until })
    .where(and(stillAsked(cancellation), free))
    .returning({ id: cancellations.id })
  return taken.length > 0 ? { until, outcomeUnknown: false } : null
}

async function endLease(
  { db }: BookingDeps,
  { id }: CancellationRow,
  { until }: Lease,
): Promise<void> {
  await db
    .update(cancellations)
    .set({ leasedUntil: null })
    .where(and(eq(cancellations.id, id), eq(cancellations.leasedUntil, until)))
}

async function send(
  deps: BookingDeps,
  { orderId, supplier: name }: FoundBooking,
  cancellation: CancellationRow,
  order: SupplierOrder,
  lease: Lease,
): Promise<void> {
  const supplier = deps.flights.named(name)
  const quote = await supplier.quoteCancellation(order.id)
  const refund = await decideRefund(deps, cancellation, quote.refund)
  if (refund === null) return waitForPerson(deps, cancellation, 'airline_gives_less')
  const told = await deps.db.transaction(async (db) => {
    await lockOrder(db, orderId)
    await db.update(cancellations).set(refund).where(stillAsked(cancellation))
    const next = await applyBookingEvent({ ...deps, db }, orderId, { type: 'cancelling' })
    return next?.cancelling === true
  })
  if (!told) return
  lease.outcomeUnknown = true
  const { refund: given } = await supplier.cancel(quote.id).catch((error: unknown) => {
    lease.outcomeUnknown = !isRejection(error)
    throw error
  })
  deps.log.warn('cancelled_at_supplier', { orderId, supplierOrderId: order.id, refund: given })
  await deps.db.transaction((db) =>
    applyBookingEvent({ ...deps, db }, orderId, { type: 'cancelled' }),
  )
}

/** The traveller's refund; null when staff have to decide. */
async function decideRefund(
  deps: BookingDeps,
  cancellation: CancellationRow,
  gives: Money | null,
): Promise<FlightRefund | null> {
  const { orderId, refund, kept, fromAirline, approvedBy } = cancellation
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || refund === null || kept === null || fromAirline === null) return null
  const shown = { refund, kept, fromAirline, lines: cancellation.lines }
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
  await deps.db.transaction(async (db) => {
    const waits = await db
      .update(cancellations)
      .set({ status: 'needs_person', problem })
      .where(stillAsked(cancellation))
      .returning({ id: cancellations.id })
    if (waits.length > 0) await notifyTraveler({ ...deps, db }, 'cancellation_waits', cancellation)
  })
  deps.log.error('cancellation_needs_person', { orderId: cancellation.orderId, problem })
}

const stillAsked = ({ id }: CancellationRow) =>
  and(eq(cancellations.id, id), eq(cancellations.status, 'asked'))
