import { agreedDays, visaDays, type VisaDays } from './visa-stage.ts'
import type { VisaOrder } from '../visa/visa-order.ts'
import type { Order } from './order.ts'
import { bookingStatus } from './booking-status.ts'
import { doneCancellations } from '../order/own-cancellations.ts'

/** Whether a paid order does not take place any more: its calendar file takes out what calendars have of it. */
export const leavesCalendar = (order: Order): boolean => bookingStatus(order) === 'CANCEL'

/**
 * Whether a paid order has days that belong in a calendar, or that a calendar may have. An application has them while
 * something is to be done by a day.
 */
export function hasCalendar(order: Order): boolean {
  if (order.serviceType !== 'visa') return true
  const { pickUp, documents } = calendarDays(order)
  return pickUp !== null || documents !== null
}

/** The days of an application; of one that was cancelled those that it had. */
export const calendarDays = (order: VisaOrder): VisaDays =>
  leavesCalendar(order) ? agreedDays(order) : visaDays(order)

/**
 * How often the days of an order, or who travels, have changed since it was paid: changes that its traveller accepted,
 * what was cancelled, and its end. It never falls, so a calendar knows the newer of two files by it.
 */
export function calendarRevision(order: Order): number {
  const answered = order.serviceType === 'flight' ? order.booking.answeredChanges : []
  const accepted = answered.filter(({ decision }) => decision === 'accept')
  const cancelled = doneCancellations(order.cancellations)
  return accepted.length + cancelled.length + (leavesCalendar(order) ? 1 : 0)
}
