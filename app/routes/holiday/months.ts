import { addMonths } from '@jatra/contract/values/dates'
import { formatMonth } from '~/messages/format.ts'

/** Of travel in an address, `2027-03`; null for anything else. */
export function readMonth(params: URLSearchParams): string | null {
  const month = params.get('month')
  return month && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null
}

/** The months from one day to another, as the choices of a select. */
export function monthChoices(from: string, to: string): { value: string; label: string }[] {
  const months: { value: string; label: string }[] = []
  let [year = 0, month = 1] = from.split('-').map(Number)
  for (;;) {
    const value = `${String(year)}-${String(month).padStart(2, '0')}`
    if (value > to.slice(0, 7)) return months
    months.push({ value, label: formatMonth(value) })
    year += month === 12 ? 1 : 0
    month = (month % 12) + 1
  }
}

/** How far ahead one looks for a holiday, months. */
const AHEAD = 12

/** The months in which one may look for a holiday, from today on. */
export function monthsAhead(today: string): { value: string; label: string }[] {
  return monthChoices(today, addMonths(today, AHEAD))
}
