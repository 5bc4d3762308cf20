import { asc, eq } from 'drizzle-orm'
import {
  advanceBooking,
  type BookingEvent,
  type BookingState,
} from '@jatra/contract/flight/booking-life'
import { isOrderRefund } from '@jatra/contract/order/refund'
import {
  flightBookings,
  flightTickets,
  orders,
  orderTravelers,
  refunds,
  type FlightBookingRow,
  type OrderRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import type { OutboxEmail } from '../mail/email-kinds.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import type { EventDeps } from './booking-deps.ts'
import { endHold, startHold } from './held-order.ts'

/** What is stored beside the state that an event leads to; the deadline only when the booking moves by it. */
export type Noted = Partial<Pick<FlightBookingRow, 'supplierOrderId' | 'deadline'>>

/**
 * Moves a booking by what happened, with its tickets, its refund and the email that says so, all or nothing.
 * @param deps with a transaction
 * @returns the booking as it is then, or null when the order has none
 */
export async function applyBookingEvent(
  deps: EventDeps,
  orderId: string,
  event: BookingEvent,
  noted: Noted = {},
): Promise<BookingState | null> {
  const tx = deps.db
  const found = await lockBooking(tx, orderId)
  if (!found) return null
  const { order, row, state } = found
  const next = advanceBooking(state, event)
  const moved = next.status !== state.status
  const { deadline, ...always } = noted
  const now = new Date(deps.clock())
  await tx
    .update(flightBookings)
    .set({
      status: next.status,
      reference: next.reference,
      failure: next.failure,
      change: next.change,
      updatedAt: now,
      ...(next.asked && !state.asked && { askedAt: now }),
      ...always,
      ...(moved && deadline && { deadline }),
    })
    .where(eq(flightBookings.orderId, orderId))
  const issued = next.tickets.filter((ticket) => !state.tickets.includes(ticket))
  if (issued.length > 0) {
    await tx
      .insert(flightTickets)
      .values(issued.map((ticket) => ({ ...ticket, orderId, issuedAt: now })))
  }
  if (next.refund && !state.refund) await requestRefund(deps, order, next.refund)
  if (moved) {
    const email = emailAbout(order, next)
    if (email) await enqueueEmail(deps, email)
    if (next.status === 'held') await startHold(deps, order, deadline ?? null)
    if (order.paymentStatus === 'pending') await endHold(deps, order, next)
    const { status, reference, failure } = next
    deps.log.info('booking_moved', { orderId, from: row.status, to: status, reference, failure })
  }
  return next
}

/** The booking as its rule sees it. Its order is locked too, as refunds and payments move both. */
async function lockBooking(tx: Database, orderId: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  const [row] = await tx.select().from(flightBookings).where(eq(flightBookings.orderId, orderId))
  if (!order || !row) return null
  const travelers = await tx
    .select({ travelerId: orderTravelers.travelerId })
    .from(orderTravelers)
    .where(eq(orderTravelers.orderId, orderId))
    .orderBy(asc(orderTravelers.position))
  const tickets = await tx
    .select({ travelerId: flightTickets.travelerId, number: flightTickets.number })
    .from(flightTickets)
    .where(eq(flightTickets.orderId, orderId))
  const owed = await tx
    .select({ reason: refunds.reason })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
  // A payment too much goes back without the booking.
  const refund = owed.map(({ reason }) => reason).find(isOrderRefund) ?? null
  const state: BookingState = {
    status: row.status,
    travelerIds: travelers.flatMap(({ travelerId }) => travelerId ?? []),
    paid: knowsOfPayment(order, row, refund !== null),
    asked: row.askedAt !== null,
    reference: row.reference,
    tickets,
    failure: row.failure,
    change: row.change,
    refund,
  }
  return { order, row, state }
}

/** The payment is stored before the booking hears of it, in one transaction. What was over already hears by a refund. */
function knowsOfPayment(
  { paymentStatus }: OrderRow,
  { status }: FlightBookingRow,
  refunded: boolean,
) {
  if (paymentStatus !== 'success' || status === 'none' || status === 'held') return false
  return status === 'failed' || status === 'cancelled' ? refunded : true
}

function emailAbout(order: OrderRow, { status, change }: BookingState): OutboxEmail | null {
  const email = {
    of: order.id,
    to: order.contactEmail,
    payload: { userId: order.userId, orderId: order.id },
  }
  if (status === 'ticketed') return { kind: 'flight_ticketed', ...email }
  if (status === 'failed' && order.paymentStatus === 'success')
    return { kind: 'flight_failed', ...email }
  if (status === 'change_pending') {
    return { kind: 'flight_changed', ...email, of: `${order.id}:${change?.id ?? ''}` }
  }
  return status === 'cancelled' && order.paymentStatus === 'success'
    ? { kind: 'flight_cancelled', ...email }
    : null
}
