import type { FlightBookingStatus } from '@jatra/contract/flight/flight-booking'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { remindOfHoldAt } from '@jatra/contract/flight/hold'
import type { Order } from '@jatra/contract/order/order'
import { isPart } from '@jatra/contract/order/own-cancellations'
import { isOwed } from '@jatra/contract/order/refund'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import { maskEmail } from '@jatra/contract/values/mask-email'
import { flightAt, stepsOf, type BookingStep } from '../fixtures/flight-bookings.ts'
import { refundAt } from '../fixtures/refunds.ts'
import { letGoAt } from './cancellations.ts'
import { refundCourseOf, refundEmailsOf } from './refunds.ts'
import { giveBackSuspected, confirmOrExpire } from './payment-outcome.ts'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

/**
 * Brings the visitor's orders up to date: a late confirmation that has come, also after the end, a pending order whose time is up
 * (decision 007), a paid flight that its airline has brought on (decision 116). Done on reading, because a prototype at
 * rest runs no timers.
 */
export function bringUpToDate(visitor: VisitorState, now: number): void {
  for (const record of visitor.orders.values()) {
    confirmOrExpire(record, now)
    const { order, airline, decision } = record
    if (order.serviceType === 'flight')
      record.order = flightAt(order, now, airline, decision, letGoAt(record))
    if (record.order.paymentStatus !== 'pending') giveBackSuspected(record)
    bringRefundsUpToDate(record, now)
  }
}

function bringRefundsUpToDate(record: OrderRecord, now: number): void {
  const { order } = record
  if (order.refunds.length === 0) return
  record.order = {
    ...order,
    refunds: order.refunds.map((refund) =>
      refundAt(refund, now, refundCourseOf(record, refund.id)),
    ),
  }
}

/** A booking reference that no other order of the visitor has. */
export function freeBookingReference(visitor: VisitorState, orderId: string): string {
  const taken = new Set([...visitor.orders.values()].map(({ order }) => order.bookingReference))
  let draw = 0
  let reference = drawBookingReference(orderId)
  while (taken.has(reference)) reference = drawBookingReference(orderId, ++draw)
  return reference
}

/** An order without the refunds that its traveller is not owed. */
export const shownToTraveler = <One extends Order>(order: One): One => ({
  ...order,
  refunds: order.refunds.filter(isOwed),
})

/** Those of a kind, newest first; orders of one moment keep the order in which they were placed. */
export function ordersOf<Kind extends Order['serviceType']>(
  visitor: VisitorState,
  userId: string,
  kind: Kind,
): Extract<Order, { serviceType: Kind }>[] {
  const ofKind = (order: Order): order is Extract<Order, { serviceType: Kind }> =>
    order.serviceType === kind
  return [...visitor.orders.values()]
    .filter((record) => record.userId === userId)
    .map(({ order }) => order)
    .filter(ofKind)
    .map(shownToTraveler)
    .reverse()
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** The emails that an order has sent, oldest first. The prototype sends none: they follow from what became of the order. */
export function emailsOf(record: OrderRecord, now: number): OrderEmail[] {
  const { order, airline, decision } = record
  const { paymentStatus, createdAt, payments } = order
  const to = maskEmail(contactOf(order))
  const email = (kind: OrderEmail['kind'], at: string): OrderEmail => ({
    kind,
    to,
    status: 'sent',
    at,
  })
  if (order.serviceType === 'flight' && order.booking.hold) {
    return heldEmails(order, stepsOf(order, now, airline), now).map(({ kind, at }) =>
      email(kind, new Date(at).toISOString()),
    )
  }
  const received = email('booking_received', createdAt)
  const refundEmails = order.refunds.flatMap((refund) =>
    refundEmailsOf(record, refund, now).map(({ kind: step, at }) => email(step, at)),
  )
  if (paymentStatus === 'pending') return [received, ...refundEmails]
  const kind = paymentStatus === 'success' ? 'payment_confirmed' : 'payment_failed'
  const paid = payments.find(({ status }) => status === 'success') ?? payments.at(-1)
  const settled = email(kind, paid?.settledAt ?? createdAt)
  const steps =
    order.serviceType === 'flight' ? stepsOf(order, now, airline, decision, letGoAt(record)) : []
  const bookingEmails = steps.flatMap(({ at, state }, index) => {
    const before = steps[index - 1]?.state
    if (before?.status === state.status) return []
    const accepted = before?.change && state.status === 'ticketed'
    const about = accepted ? 'flight_change_accepted' : emailKinds[state.status]
    return about ? [email(about, new Date(at).toISOString())] : []
  })
  const cancelled = order.cancellations.flatMap(({ askedAt, doneAt, status, quoteId, ...of }) => {
    const decided = record.decidedCancellations?.[quoteId]
    const wants = of.refund === null || of.travelerIds !== null || decided !== undefined
    const droppedAt = decided?.decision.do === 'drop' ? new Date(decided.at).toISOString() : null
    const done = status === 'done' ? doneAt : null
    const ended = order.serviceType === 'flight' ? null : ('booking_cancelled' as const)
    const kind = isPart(of) ? ('part_cancelled' as const) : ended
    return [
      ...(wants ? [email('cancellation_waits', askedAt)] : []),
      ...(kind && done ? [email(kind, done)] : []),
      ...(droppedAt ? [email('cancellation_dropped', droppedAt)] : []),
    ]
  })
  const handOvers = (record.handOvers ?? []).map(({ kind, at }) => email(kind, at))
  return [received, settled, ...bookingEmails, ...handOvers, ...cancelled, ...refundEmails]
}

/** Of a flight that is paid later, in the order in which they went. */
function heldEmails(
  { booking: { hold }, payments }: FlightOrder,
  steps: BookingStep[],
  now: number,
) {
  const paid = payments.find(({ status }) => status === 'success')?.settledAt
  const paidAt = paid ? Date.parse(paid) : Infinity
  const emails: { kind: OrderEmail['kind']; at: number }[] = steps.flatMap(({ at, state }) => {
    if (state.status === 'held') return [{ kind: 'flight_held' as const, at }]
    if (state.status === 'failed' && at < paidAt) return [{ kind: 'hold_ended' as const, at }]
    const kind = emailKinds[state.status]
    return kind ? [{ kind, at }] : []
  })
  const held = steps.find(({ state }) => state.status === 'held')
  const remindAt = held && hold ? remindOfHoldAt(held.at, Date.parse(hold.payBy)) : Infinity
  if (remindAt <= now && remindAt < paidAt && held && remindAt > held.at) {
    emails.push({ kind: 'hold_reminder', at: remindAt })
  }
  if (paidAt <= now) emails.push({ kind: 'payment_confirmed', at: paidAt })
  return emails.sort((a, b) => a.at - b.at)
}

/** What a paid flight that has come so far is written about. */
const emailKinds: Partial<Record<FlightBookingStatus, OrderEmail['kind']>> = {
  ticketed: 'flight_ticketed',
  change_pending: 'flight_changed',
  failed: 'flight_failed',
  cancelled: 'flight_cancelled',
}

/** The address that an order's emails go to. */
export function contactOf(order: Order): string {
  if (order.serviceType === 'holidays') return order.travelersData.address.email
  return order.travelersData.travelers[0]?.email ?? ''
}
