import { todayInDhaka } from '../values/dates.ts'
import { includesFlights } from './confirm-holiday.ts'
import type { HolidayOrder } from './holiday-order.ts'
import { daysBefore, dueDay } from './due-days.ts'
import { needsPassports, placesToName, travelersDueOn } from './traveler-places.ts'

/** What happens between the payment and the departure. */
export const planSteps = ['paid', 'passports', 'names', 'flights', 'hotels', 'voucher'] as const

export interface PlanStep {
  step: (typeof planSteps)[number]
  /** `late`: its day has passed, and it is not done. */
  state: 'done' | 'open' | 'late'
  /** The day on which it was done, or by which it is due, `YYYY-MM-DD` in Asia/Dhaka; null where no day of it is kept. */
  day: string | null
}

/** The dated plan of a paid holiday, in the order of its days. @param now epoch milliseconds */
export function planOf(order: HolidayOrder, now: number): PlanStep[] {
  const today = todayInDhaka(now)
  const { createdAt, confirmation, payments } = order
  const { travelDate } = order.travelersData
  const paidAt = payments.find(({ status }) => status === 'success')?.settledAt ?? createdAt
  const confirmedOn = confirmation && todayInDhaka(Date.parse(confirmation.at))
  const step = (name: PlanStep['step'], by: string, done: { on: string | null } | null): PlanStep =>
    done
      ? { step: name, state: 'done', day: done.on }
      : { step: name, state: by < today ? 'late' : 'open', day: by }
  const confirmed = confirmedOn === null ? null : { on: confirmedOn }
  const boughtOn = todayInDhaka(Date.parse(createdAt))
  const by = (days: number) => dueDay({ boughtOn, travelDate }, days)
  const named = placesToName(order).length === 0 ? { on: null } : null
  const travelers = step(
    needsPassports(order) ? 'passports' : 'names',
    travelersDueOn(order),
    named,
  )
  return [
    step('paid', today, { on: todayInDhaka(Date.parse(paidAt)) }),
    ...(needsPassports(order) ? [travelers] : []),
    ...(includesFlights(order) ? [step('flights', by(daysBefore.flights), confirmed)] : []),
    step('hotels', by(daysBefore.hotels), confirmed),
    ...(needsPassports(order) ? [] : [travelers]),
    step('voucher', by(daysBefore.voucher), confirmed),
  ]
}
