import { timeInDhaka } from './dhaka-time.ts'
import { DAY_MS } from './time-units.ts'

export { formatDate, formatDay, formatTime } from './date-words.ts'

/** Today's date in Asia/Dhaka at an instant in epoch milliseconds: a phone in another zone must not offer yesterday. */
export function todayInDhaka(now: number): string {
  return timeInDhaka(now).slice(0, 10)
}

/** `2026-12-31` + 1 day = `2027-01-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekday(date: string): number {
  return (((daysBetween('2024-01-01', date) % 7) + 7) % 7) + 1
}

/** The same day a number of months later, or the month's last day where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10)
}

/** The last day of a month, 1 to 12: 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Completed years between a birth date and a day of travel. */
export function ageOn(birthDate: string, date: string): number {
  const [by = 0, bm = 0, bd = 0] = birthDate.split('-').map(Number)
  const [y = 0, m = 0, d = 0] = date.split('-').map(Number)
  return y - by - (m < bm || (m === bm && d < bd) ? 1 : 0)
}
