import { and, eq } from 'drizzle-orm'
import { refundByAirline, type FlightRefund } from '@jatra/contract/flight/flight-cancellation'
import { leftOfPrice, withinLeft } from '@jatra/contract/order/left-of-price'
import type { CancellationProblem } from '@jatra/contract/order/cancellation'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { cancellations, orders, type CancellationRow } from '../../db/schema.ts'
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

/** So long a cancellation that the airline refuses is told it again. */
const REFUSED_FOR_MS = 15 * MINUTE_MS

/** The cancellation that the airline is to be told of, if there is one. */
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
 * Cancels at the airline what its traveller cancelled, then writes down that it is. It looks first how the order stands
 * there, and stores that it tells the airline before it does: a process that died in between, or whose answer was lost, is
 * neither repeated nor forgotten. Where the airline gives back less than the traveller was shown, a person decides first.
 * So too where it refuses for a quarter of an hour.
 * @throws SupplierError when the supplier is away: the job is tried again
 */
export async function cancelAtAirline(
  deps: BookingDeps,
  booking: FoundBooking,
  cancellation: CancellationRow,
): Promise<void> {
  const { orderId } = booking
  const order = await findSupplierOrder(deps, booking)
  if (!order) return waitForPerson(deps, cancellation, 'not_at_airline')
  // By us, or by the airline itself: the event knows, by whether it was told.
  if (order.status === 'cancelled') return applySupplierOrder(deps, booking, order)
  try {
    await tell(deps, cancellation, order)
  } catch (error) {
    // Another process may be telling it, by another quote: a rejection that lasts is one.
    const askedAt = cancellation.askedAt?.getTime() ?? 0
    const lasts = deps.clock() - askedAt >= REFUSED_FOR_MS
    if (!isRejection(error) || !lasts) throw error
    deps.log.error('airline_refuses_cancellation', { orderId, error })
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
  const told = await deps.db.transaction(async (db) => {
    await db.update(cancellations).set(refund).where(stillAsked(cancellation))
    const next = await applyBookingEvent({ ...deps, db }, orderId, { type: 'cancelling' })
    return next?.cancelling === true
  })
  if (!told) return
  const { refund: given } = await deps.flights.cancel(quote.id)
  deps.log.warn('cancelled_at_supplier', { orderId, supplierOrderId: order.id, refund: given })
  await deps.db.transaction((db) =>
    applyBookingEvent({ ...deps, db }, orderId, { type: 'cancelled' }),
  )
}

/** What the traveller gets; null when a person has to decide. */
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
  const inTaka = gives && rate ? Math.floor(Number(gives.amount) * rate) : null
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
    if (waits.length > 0) await tellTraveler({ ...deps, db }, 'cancellation_waits', cancellation)
  })
  deps.log.error('cancellation_needs_person', { orderId: cancellation.orderId, problem })
}

const stillAsked = ({ id }: CancellationRow) =>
  and(eq(cancellations.id, id), eq(cancellations.status, 'asked'))
