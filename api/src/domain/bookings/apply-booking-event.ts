import { asc, eq } from 'drizzle-orm'
import {
  advanceBooking,
  type BookingEvent,
  type BookingState,
} from '@jatra/contract/flight/booking-life'
import { emailOfStep } from '@jatra/contract/flight/booking-emails'
import { unflownRefundOf } from '@jatra/contract/flight/unflown-refund'
import { isOrderRefund } from '@jatra/contract/order/refund'
import {
  flightBookings,
  flightTickets,
  orderTravelers,
  refunds,
  type FlightBookingRow,
  type OrderRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { postSale } from '../ledger/post-entry.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { enqueueCappedEmail } from '../mail/enqueue-capped-email.ts'
import { endCancellation, findConfirmed, markTold } from '../cancellations/move-cancellation.ts'
import { readCancellations } from '../cancellations/read-cancellations.ts'
import { lockOrder } from '../payments/lock-order.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { agreeOnChange } from './agree-on-change.ts'
import type { EventDeps } from './booking-deps.ts'
import { endHold, startHold } from './held-order.ts'

/** The columns stored with a new state; the deadline only when the event changes the state. */
type Noted = Partial<Pick<FlightBookingRow, 'supplierOrderId' | 'deadline'>>

/**
 * Applies an event to a booking: state, tickets, flights, refund, the email about it, and the job that tells the
 * airline about a decision, all or nothing.
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
  const { order, row, state } = found
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
  const issued = next.tickets.filter((ticket) => !state.tickets.includes(ticket))
  if (issued.length > 0) {
    await tx
      .insert(flightTickets)
      .values(issued.map((ticket) => ({ ...ticket, orderId, issuedAt: now })))
  }
  if (moved && next.status === 'ticketed') await postSale(deps, order)
  if (next.cancelling && !state.cancelling) await markTold(deps, orderId)
  if (next.refund && !state.refund) {
    const own = next.refund === 'cancelled' ? found.cancellation : null
    const amount =
      next.refund === 'cancelled'
        ? (own?.refund ?? 0)
        : unflownRefundOf({ ...order, refunds: found.owed, cancellations: found.cancelled })
    const { amountBy: requestedBy = null, dueBy: promised = null } = own ?? {}
    const back = { reason: next.refund, amount, requestedBy, promised }
    if (amount > 0) await requestRefund(deps, order, back)
  }
  if (moved && (next.status === 'cancelled' || next.status === 'failed')) {
    await endCancellation(deps, orderId, next.refund)
  }
  if (next.change?.decision && next.change.decision !== state.change?.decision) {
    // The booking has a polling job already; this one is in addition.
    await deps.jobs.enqueue(tx, 'booking', { orderId, once: true })
    deps.log.info('airline_change_decided', { orderId, decision: next.change.decision })
  }
  if (moved) {
    if (next.status === 'held') await startHold(deps, order, deadline ?? null)
    if (order.paymentStatus === 'pending') await endHold(deps, order, next)
    const { status, reference, failure } = next
    deps.log.info('booking_moved', { orderId, from: row.status, to: status, reference, failure })
  }
  await mailAbout(deps, order, state, next)
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

/** The payment is stored before the booking hears of it, in one transaction. What was over already hears by a refund. */
function knowsOfPayment(
  { paymentStatus }: OrderRow,
  { status }: FlightBookingRow,
  refunded: boolean,
) {
  if (paymentStatus !== 'success' || status === 'none' || status === 'held') return false
  return status === 'failed' || status === 'cancelled' ? refunded : true
}

/** Emails about a hold count among those that a person can cause without paying. */
const CAPPED = ['flight_held', 'hold_ended']

async function mailAbout(
  deps: EventDeps,
  { id: orderId, userId, contactEmail: to, paymentStatus }: OrderRow,
  before: BookingState,
  now: BookingState,
): Promise<void> {
  const kind = emailOfStep(before, now, paymentStatus)
  if (!kind) return
  // An order can be told of several changes.
  const change = kind === 'flight_changed' ? now.change : null
  const accepted = kind === 'flight_change_accepted' ? before.change : null
  const about = change ?? accepted
  const of = about ? `${orderId}:${about.id}` : orderId
  const email = { kind, of, to, payload: { userId, orderId } }
  if (CAPPED.includes(kind)) await enqueueCappedEmail(deps, email, userId)
  else await enqueueEmail(deps, email)
}
