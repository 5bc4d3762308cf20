import { daysInMonth as daysIn } from '../date-picker/iso-date.ts'
import { dateParts as words } from '../messages/dates.ts'

/** From January to December. */
export const monthNames = words.months

/**
 * Days in a month: day choices follow month and year.
 * An unknown month has 31, an unknown year is taken as a leap year, so no valid choice is withheld.
 */
export function daysInMonth(year: number | undefined, month: number | undefined): number {
  return month === undefined ? 31 : daysIn(year ?? ANY_LEAP_YEAR, month)
}

const ANY_LEAP_YEAR = 2000

/** Birth years: the current year back 90 years (docs/specification.md, Widget defaults), newest first. */
export function birthYears(currentYear: number): number[] {
  return Array.from({ length: 91 }, (_, back) => currentYear - back)
}

/** Passport expiry years: the current year forward 50 years (docs/specification.md, Widget defaults). */
export function passportExpiryYears(currentYear: number): number[] {
  return Array.from({ length: 51 }, (_, ahead) => currentYear + ahead)
}
