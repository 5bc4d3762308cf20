import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { deskToday } from '~/messages/desk-today.ts'

/** Until when something is counted in hours rather than days. */
const HOURS_UNTIL = 48

/** How long something still has, rounded up, or how late it is, rounded down: 'in 3 hours', '2 days late'. */
export function clockOf(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now
  const words = left > 0 ? deskToday.clock.due : deskToday.clock.late
  const long = Math.abs(left)
  const count = (unit: number) =>
    Math.max(1, left > 0 ? Math.ceil(long / unit) : Math.floor(long / unit))
  if (long < HOUR_MS) return words.minutes(count(MINUTE_MS))
  if (long < HOURS_UNTIL * HOUR_MS) return words.hours(count(HOUR_MS))
  return words.days(count(DAY_MS))
}
