import { TICKET_MINUTES } from '../flight/booking-life.ts'
import { CANCELLATION_WAITS_HOURS } from '../order/cancellation.ts'
import { refundLateAt, type Refund } from '../order/refund.ts'
import { addDays } from '../values/dates.ts'
import { midnightInDhaka } from '../values/dhaka-time.ts'
import { HOUR_MS, MINUTE_MS } from '../values/time-units.ts'
import type { Queue } from './today-queues.ts'

/**
 * By when each item is to be seen to. The API computes the same in SQL, where it sorts by it (api/domain/desk/queues), and
 * a test compares the two. Everything is epoch milliseconds, days are `YYYY-MM-DD` in Asia/Dhaka.
 */

/** How long an item may wait that names no time of its own, hours. */
export const waitHours = {
  cancellations: CANCELLATION_WAITS_HOURS,
  scheduleChanges: 24,
  deadMail: 24,
  deadJobs: 4,
  mismatches: 24,
} as const satisfies Partial<Record<Queue, number>>

/** An email that was given up is of no use after that, days. */
export const DEAD_MAIL_DAYS = 14

export const dueAfterWait = (queue: keyof typeof waitHours, since: number): number =>
  since + waitHours[queue] * HOUR_MS

/** A paid flight has its tickets within the time that travellers are told. */
export const ticketsDueAt = (paidAt: number): number => paidAt + TICKET_MINUTES * MINUTE_MS

/** Refunds that are due so soon are looked at by a person even where they are on their way, hours. */
export const REFUND_NEAR_HOURS = 24

/** Whether a refund on its way is so late that a person looks at it. */
export const isRefundNear = (
  refund: Pick<Refund, 'requestedAt' | 'approvedAt' | 'reason' | 'dueBy' | 'status'>,
  now: number,
): boolean =>
  (refund.status === 'approved' || refund.status === 'sent') &&
  refundLateAt(refund) <= now + REFUND_NEAR_HOURS * HOUR_MS

/** Whether a refund waits for the approval of a person: a larger one, and any that staff asked for (decision 123). */
export const isRefundToApprove = (
  { status, amount, requestedBy }: { status: string; amount: number; requestedBy: unknown },
  limit: number,
): boolean => status === 'requested' && (requestedBy !== null || amount > limit)

/** How soon an application is looked at that is complete when it is paid, hours. */
export const VISA_CHECK_HOURS = 24

/** When the day ends on which the documents are there, or a day after the payment where they were uploaded with it. */
export function visaDueAt({
  paidAt,
  deliveryDate,
  documentsDueDate,
}: {
  paidAt: number
  deliveryDate: string | null
  documentsDueDate: string | null
}): number {
  const days = [deliveryDate, documentsDueDate].flatMap((day) => day ?? [])
  const checked = paidAt + VISA_CHECK_HOURS * HOUR_MS
  return Math.max(checked, ...days.map((day) => midnightInDhaka(addDays(day, 1))))
}

/** How long before the departure hotel and guide are to have confirmed a holiday, days. */
export const HOLIDAY_CONFIRM_DAYS = 3

export const holidayDueAt = (travelDate: string): number =>
  midnightInDhaka(addDays(travelDate, -HOLIDAY_CONFIRM_DAYS))

/** A traveller who does not answer is called within a day, and before the day of the departure. */
export const changeDueAt = (detectedAt: number, departureDate: string): number =>
  Math.min(dueAfterWait('scheduleChanges', detectedAt), midnightInDhaka(departureDate))

/** `late`: its time is over. `soon`: it is within the hours of {@link SOON_HOURS}. */
export const urgencies = ['late', 'soon', 'later'] as const
export type Urgency = (typeof urgencies)[number]

export const SOON_HOURS = 4

export function urgencyOf(dueAt: number, now: number): Urgency {
  if (dueAt <= now) return 'late'
  return dueAt <= now + SOON_HOURS * HOUR_MS ? 'soon' : 'later'
}
