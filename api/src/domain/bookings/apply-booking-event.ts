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
  orderTravelers,
  refunds,
  type FlightBookingRow,
  type OrderRow,
  flightOrders,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { findConfirmed, readCancellations } from '../refunds/cancellation-rows.ts'
import { lockOrder } from '../../db/lock-order.ts'
import { followUp } from './what-follows.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { productAfterChange } from '@jatra/contract/flight/airline-change'
import type { AirlineChange } from '@jatra/contract/flight/flight-booking'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { travelDates } from '@jatra/contract/flight/itinerary'
import { planPassportErasure } from '../orders/passport-erasure.ts'

/** The columns stored with a new state; the deadline only when the event changes the state. */
type Noted = Partial<Pick<FlightBookingRow, 'supplierOrderId' | 'deadline'>>

/**
 * Applies an event to a booking, with what follows from it (what-follows.ts), all or nothing.
 * @param deps with a transaction
 * @returns the booking after the event, or null when the order has none
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
  const { row, state } = found
  const next = advanceBooking(state, event)
  const moved = next.status !== state.status
  const { deadline, ...always } = noted
  const now = new Date(deps.clock())
  const accepted = next.answeredChanges.find(
    ({ id, decision }) => decision === 'accept' && id === state.change?.id,
  )
  const replaced = accepted && state.change ? await agreeOnChange(tx, orderId, state.change) : []
  const answers = next.answeredChanges.slice(row.answeredChanges.length)
  await tx
    .update(flightBookings)
    .set({
      status: next.status,
      reference: next.reference,
      failure: next.failure,
      change: next.change,
      answeredChanges: [
        ...row.answeredChanges,
        ...answers.map((answer) => ({ ...answer, at: now.toISOString(), replaced })),
      ],
      updatedAt: now,
      ...(next.asked && !state.asked && { askedAt: now }),
      ...always,
      ...(moved && deadline && { deadline }),
    })
    .where(eq(flightBookings.orderId, orderId))
  const { order, cancellation, cancelled, owed } = found
  await followUp(deps, {
    ...{ order, cancellation, cancelled, owed },
    before: state,
    now: next,
    moved,
    deadline: deadline ?? null,
    at: now,
  })
  return next
}

/** The booking as its rules see it. Its order is locked too, since refunds and payments change both. */
async function lockBooking(tx: Database, orderId: string) {
  const order = await lockOrder(tx, orderId)
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
    .select({ amount: refunds.amount, reason: refunds.reason, status: refunds.status })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
  // A second payment is refunded without affecting the booking.
  const cancellation = await findConfirmed(tx, orderId)
  const cancelled = (await readCancellations(tx, [orderId])).get(orderId) ?? []
  const refund =
    owed.map(({ reason }) => reason).find(isOrderRefund) ??
    (cancellation?.status === 'done' ? ('cancelled' as const) : null)
  const state: BookingState = {
    status: row.status,
    travelerIds: travelers.flatMap(({ travelerId }) => travelerId ?? []),
    paid: knowsOfPayment(order, row, refund !== null),
    asked: row.askedAt !== null,
    reference: row.reference,
    tickets,
    failure: row.failure,
    change: row.change,
    answeredChanges: row.answeredChanges,
    cancelling: cancellation?.status === 'asked' && cancellation.toldAt !== null,
    refund,
  }
  return { order, row, state, cancellation, cancelled, owed }
}

/** In one transaction the payment is stored first, then its event. A booking that was over knows of it when it has a refund. */
function knowsOfPayment(
  { paymentStatus }: OrderRow,
  { status }: FlightBookingRow,
  refunded: boolean,
) {
  if (paymentStatus !== 'success' || status === 'none' || status === 'held') return false
  return status === 'failed' || status === 'cancelled' ? refunded : true
}

/**
 * Replaces the order's flights with those of an accepted change, for every page and document. The price stays.
 * @param tx with the booking locked
 * @returns its previous flights
 */
async function agreeOnChange(
  tx: Database,
  orderId: string,
  change: AirlineChange,
): Promise<Itinerary[]> {
  const [sold] = await tx.select().from(flightOrders).where(eq(flightOrders.orderId, orderId))
  if (!sold) return []
  const { offer, dictionaries } = productAfterChange(sold, change)
  const { departureDate } = travelDates(offer)
  await tx
    .update(flightOrders)
    .set({ offer, dictionaries, departureDate })
    .where(eq(flightOrders.orderId, orderId))
  await planPassportErasure(tx, orderId)
  return sold.offer.itineraries
}
