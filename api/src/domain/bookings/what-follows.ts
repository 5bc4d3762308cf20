import type { BookingState } from '@jatra/contract/flight/booking-life'
import { emailOfStep } from '@jatra/contract/flight/booking-emails'
import type { FlightBookingStatus } from '@jatra/contract/flight/flight-booking'
import { unflownRefundOf } from '@jatra/contract/flight/unflown-refund'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import {
  flightTickets,
  type CancellationRow,
  type OrderRow,
  type RefundRow,
} from '../../db/schema.ts'
import { postSale } from '../ledger/post-entry.ts'
import { enqueueCappedEmail, type EventDeps } from '../outbox/enqueue-capped-email.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { endCancellation, markTold } from '../refunds/cancellation-rows.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { endHold, startHold } from './held-order.ts'

/** A booking before and after an event. */
interface BookingMove {
  order: OrderRow
  before: BookingState
  now: BookingState
  /** Whether its status is another one. */
  moved: boolean
  /** Until when a hold can be paid, or a ticket has to be there; null where the event brought none. */
  deadline: Date | null
  at: Date
  /** The cancellation in progress, or the one that ended the booking. */
  cancellation: CancellationRow | null
  cancelled: Cancellation[]
  owed: Pick<RefundRow, 'amount' | 'reason' | 'status'>[]
}

interface Consequence {
  when: (move: BookingMove) => boolean
  then: (deps: EventDeps, move: BookingMove) => Promise<void>
}

/** What follows when a booking moves: each row in this order, and in the transaction of the event. */
const whatFollows: Record<string, Consequence> = {
  'a ticket is issued': { when: (move) => issuedBy(move).length > 0, then: storeTickets },
  'the flight is sold': {
    when: became('ticketed'),
    then: (deps, { order }) => postSale(deps, order),
  },
  'the airline is about to cancel for the traveller': {
    when: ({ before, now }) => now.cancelling && !before.cancelling,
    then: (deps, { order }) => markTold(deps, order.id),
  },
  'money is owed back': {
    when: ({ before, now }) => now.refund !== null && before.refund === null,
    then: refund,
  },
  'the booking is over': {
    when: became('cancelled', 'failed'),
    then: (deps, { order, now }) => endCancellation(deps, order.id, now.refund),
  },
  'the traveller has decided about a change': { when: isDecided, then: enqueueDecision },
  'seats are held': {
    when: became('held'),
    then: (deps, { order, deadline }) => startHold(deps, order, deadline),
  },
  'an unpaid booking is over': {
    when: (move) => move.order.paymentStatus === 'pending' && became('cancelled', 'failed')(move),
    then: (deps, { order, now }) => endHold(deps, order, now),
  },
  'its traveller is to know': {
    when: ({ order, before, now }) => emailOfStep(before, now, order.paymentStatus) !== null,
    then: enqueueItsEmail,
  },
}

/** @param deps with the transaction that has stored the new state */
export async function followUp(deps: EventDeps, move: BookingMove): Promise<void> {
  for (const { when, then } of Object.values(whatFollows)) {
    if (when(move)) await then(deps, move)
  }
  if (!move.moved) return
  const { status, reference, failure } = move.now
  const from = move.before.status
  deps.log.info('booking_moved', { orderId: move.order.id, from, to: status, reference, failure })
}

function became(...statuses: FlightBookingStatus[]) {
  return ({ moved, now }: BookingMove): boolean => moved && statuses.includes(now.status)
}

const issuedBy = ({ before, now }: BookingMove) =>
  now.tickets.filter((ticket) => !before.tickets.includes(ticket))

async function storeTickets({ db }: EventDeps, move: BookingMove): Promise<void> {
  const rows = issuedBy(move).map((ticket) => ({
    ...ticket,
    orderId: move.order.id,
    issuedAt: move.at,
  }))
  await db.insert(flightTickets).values(rows)
}

/** As the traveller was quoted where they cancelled, else all of the price that is left. */
async function refund(
  deps: EventDeps,
  { order, now, cancellation, cancelled, owed }: BookingMove,
): Promise<void> {
  const { refund: reason } = now
  if (!reason) return
  const own = reason === 'cancelled' ? cancellation : null
  const amount =
    reason === 'cancelled'
      ? (own?.refund ?? 0)
      : unflownRefundOf({ ...order, refunds: owed, cancellations: cancelled })
  if (amount <= 0) return
  const { amountBy: requestedBy = null, dueBy: promised = null } = own ?? {}
  await requestRefund(deps, order, { reason, amount, requestedBy, promised })
}

function isDecided({ before, now }: BookingMove): boolean {
  const decision = now.change?.decision
  return decision !== undefined && decision !== null && decision !== before.change?.decision
}

/** The booking has a polling job already; this one is in addition. */
async function enqueueDecision(deps: EventDeps, { order, now }: BookingMove): Promise<void> {
  const { id: orderId } = order
  await deps.jobs.enqueue(deps.db, 'booking', { orderId, once: true })
  deps.log.info('airline_change_decided', { orderId, decision: now.change?.decision })
}

/** Emails about a hold count among those that a person can cause without paying. */
const CAPPED = ['flight_held', 'hold_ended']

async function enqueueItsEmail(
  deps: EventDeps,
  { order, before, now }: BookingMove,
): Promise<void> {
  const { id: orderId, userId, contactEmail: to, paymentStatus } = order
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
