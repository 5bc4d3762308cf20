import { emailOfStep } from '@jatra/contract/flight/booking-emails'
import { newBooking } from '@jatra/contract/flight/booking-life'
import { remindOfHoldAt } from '@jatra/contract/flight/hold'
import { nextReminder, placesToName, REMIND_HOUR } from '@jatra/contract/holiday/traveler-places'
import { midnightInDhaka } from '@jatra/contract/values/dhaka-time'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import type { Order } from '@jatra/contract/whole-order/order'
import { isPart } from '@jatra/contract/order/own-cancellations'
import { isOwed } from '@jatra/contract/order/refund'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import { maskEmail } from '@jatra/contract/values/mailbox'
import { paidAtOf } from '../fixtures/flight-booking-events.ts'
import { flightAt, stepsOf } from '../fixtures/flight-bookings.ts'
import { refundAt } from '../fixtures/refunds.ts'
import { courseOf } from './cancellations.ts'
import { refundCourseOf, refundEmailsOf } from './refunds.ts'
import { giveBackSuspected, confirmOrExpire } from './payment-outcome.ts'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

/**
 * Brings the visitor's orders up to date: a late confirmation that has come, also after the end, a pending order whose
 * time is up, a paid flight that its airline has brought on. Done on reading, because a prototype at rest runs no
 * timers.
 */
export function bringUpToDate(visitor: VisitorState, now: number): void {
  for (const record of visitor.orders.values()) {
    confirmOrExpire(record, now)
    const { order } = record
    if (order.serviceType === 'flight') record.order = flightAt(order, now, courseOf(record))
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
  const { order } = record
  const to = maskEmail(contactOf(order))
  const email = (kind: OrderEmail['kind'], at: string): OrderEmail => ({
    kind,
    to,
    status: 'sent',
    at,
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
  const visaEmails = (record.visaEmails ?? []).map(({ kind, at }) => email(kind, at))
  const holiday = holidayEmails(order, now).map(({ kind, at }) =>
    email(kind, new Date(at).toISOString()),
  )
  const refundEmails = order.refunds.flatMap((refund) =>
    refundEmailsOf(record, refund, now).map(({ kind, at }) => email(kind, at)),
  )
  const timed = [...paymentEmails(record), ...flightEmails(record, now)]
    .filter(({ at }) => at <= now)
    .map(({ kind, at }) => email(kind, new Date(at).toISOString()))
  return [...timed, ...holiday, ...visaEmails, ...cancelled, ...refundEmails].sort((a, b) =>
    a.at.localeCompare(b.at),
  )
}

interface TimedEmail {
  kind: OrderEmail['kind']
  /** Epoch milliseconds. */
  at: number
}

/** A held flight's first email says that it is held, its last one that it ended; of an order given up nothing more is said. */
function paymentEmails({ order, releasedAt }: OrderRecord): TimedEmail[] {
  const { paymentStatus, createdAt, payments } = order
  const isHeld = order.serviceType === 'flight' && order.booking.hold !== null
  const placedAt = Date.parse(createdAt)
  const last = payments.find(({ status }) => status === 'success') ?? payments.at(-1)
  const settledAt = Date.parse(last?.settledAt ?? createdAt)
  const goesOn = paymentStatus === 'success' || paymentStatus === 'pending'
  return [
    ...(isHeld ? [] : [{ kind: 'booking_received' as const, at: placedAt }]),
    ...(paymentStatus === 'success' ? [{ kind: 'payment_confirmed' as const, at: settledAt }] : []),
    ...(goesOn || isHeld || releasedAt !== undefined
      ? []
      : [{ kind: 'payment_failed' as const, at: settledAt }]),
  ]
}

/** Those about the steps of a flight's booking, and the reminder to pay for held seats. */
function flightEmails(record: OrderRecord, now: number): TimedEmail[] {
  const { order } = record
  if (order.serviceType !== 'flight') return []
  const { hold, tickets } = order.booking
  const paidAt = paidAtOf(order) ?? Infinity
  const steps = stepsOf(order, now, courseOf(record))
  const first = newBooking(tickets.map(({ travelerId }) => travelerId))
  const emails = steps.flatMap(({ at, state }, index): TimedEmail[] => {
    const before = steps[index - 1]?.state ?? first
    const kind = emailOfStep(before, state, at < paidAt ? 'pending' : 'success')
    return kind ? [{ kind, at }] : []
  })
  const heldAt = steps.find(({ state }) => state.status === 'held')?.at
  if (!hold || heldAt === undefined) return emails
  const remindAt = remindOfHoldAt(heldAt, Date.parse(hold.payBy))
  const isHeldThen = steps.findLast(({ at }) => at <= remindAt)?.state.status === 'held'
  return isHeldThen ? [...emails, { kind: 'hold_reminder', at: remindAt }] : emails
}

/** Reminders to those who have not said who travels, and the voucher. */
function holidayEmails(order: Order, now: number): TimedEmail[] {
  if (order.serviceType !== 'holidays' || order.paymentStatus !== 'success') return []
  const { confirmation } = order
  const first = nextReminder(order, null)
  const days = placesToName(order).length > 0 && first ? [first, nextReminder(order, first)] : []
  const reminders = days.flatMap((day): TimedEmail[] => {
    const at = day === null ? Infinity : midnightInDhaka(day) + REMIND_HOUR * HOUR_MS
    return at <= now ? [{ kind: 'holiday_travelers_wanted', at }] : []
  })
  return [
    ...reminders,
    ...(confirmation
      ? [{ kind: 'holiday_confirmed' as const, at: Date.parse(confirmation.at) }]
      : []),
  ]
}

/** The address that an order's emails go to. */
export function contactOf(order: Order): string {
  if (order.serviceType === 'holidays') return order.travelersData.address.email
  return order.travelersData.travelers[0]?.email ?? ''
}
