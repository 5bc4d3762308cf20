/** Months as words: 11/12 can be read two ways. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * Days in a month: day choices follow month and year.
 * An unknown month has 31, an unknown year is taken as a leap year, so no valid choice is withheld.
 */
export function daysInMonth(year: number | undefined, month: number | undefined): number {
  if (month === undefined) return 31
  if (month === 2) {
    const leap = year === undefined || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
    return leap ? 29 : 28
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Birth years: the current year back 90 years (docs/specification.md, Widget defaults), newest first. */
export function birthYears(currentYear: number): number[] {
  return Array.from({ length: 91 }, (_, back) => currentYear - back)
}

/** Passport expiry years: the current year forward 50 years (docs/specification.md, Widget defaults). */
export function passportExpiryYears(currentYear: number): number[] {
  return Array.from({ length: 51 }, (_, ahead) => currentYear + ahead)
}
