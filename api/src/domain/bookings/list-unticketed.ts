import { and, asc, eq, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { TICKET_MINUTES } from '@jatra/contract/flight/booking-life'
import { isBesidePrice, refundReasons } from '@jatra/contract/order/refund'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { flightBookings, flightOrders, flightTickets, orders, refunds } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { isOwed } from '../refunds/refund-rows.ts'
import type { LimitDeps } from '../limits.ts'

/** After the time for a ticket: the job that then refunds may have to wait for its next attempt. */
const GRACE_MINUTES = 15
const LISTED = 50

/** A flight that was paid, with neither all of its tickets nor its money back. */
export interface UnticketedOrder {
  orderId: string
  bookingReference: string
  status: string
  /** Integer BDT. */
  price: number
  paidAt: Date
}

/**
 * That an order is a flight that was paid too long ago to have neither tickets nor a refund. Read from the orders
 * alone, so that it holds whatever has become of their jobs; over the index of bookings under way.
 */
export function isUnticketed(now: number): SQL | undefined {
  const { status } = flightBookings
  const tickets = sql`(select count(*) from ${flightTickets} where ${flightTickets.orderId} = ${orders.id})`
  const reasons = refundReasons.filter((reason) => !isBesidePrice(reason))
  const back = sql`(select coalesce(sum(${refunds.amount}), 0) from ${refunds}
    where ${refunds.orderId} = ${orders.id} and ${and(inArray(refunds.reason, reasons), isOwed())})`
  return and(
    inArray(status, ['held', 'confirming', 'reserved', 'change_pending']),
    eq(orders.paymentStatus, 'success'),
    lt(orders.settledAt, new Date(now - (TICKET_MINUTES + GRACE_MINUTES) * MINUTE_MS)),
    // Until the departure the traveller decides about a change.
    or(ne(status, 'change_pending'), lt(flightOrders.departureDate, todayInDhaka(now))),
    lt(tickets, orders.travelerCount),
    lt(back, orders.price),
  )
}

/** The orders of which {@link isUnticketed} is true, the longest paid first. */
export async function listUnticketed({
  db,
  clock,
}: {
  db: Database
  clock: () => number
}): Promise<UnticketedOrder[]> {
  const { id: orderId, bookingReference, price, settledAt: paidAt } = orders
  const found = await db
    .select({ orderId, bookingReference, status: flightBookings.status, price, paidAt })
    .from(flightBookings)
    .innerJoin(orders, eq(orders.id, flightBookings.orderId))
    .innerJoin(flightOrders, eq(flightOrders.orderId, flightBookings.orderId))
    .where(and(isUnticketed(clock()), isNotNull(orders.settledAt)))
    .orderBy(asc(orders.settledAt))
    .limit(LISTED)
  return found.flatMap(({ paidAt, ...order }) => (paidAt ? [{ ...order, paidAt }] : []))
}

/** Says so in the log for as long as there are any. */
export async function reportUnticketed(deps: LimitDeps): Promise<void> {
  const found = await listUnticketed(deps)
  if (found.length === 0) return
  deps.log.error('paid_without_ticket', { orderIds: found.map(({ orderId }) => orderId) })
}
