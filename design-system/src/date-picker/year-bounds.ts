import type { IsoDate } from './iso-date.ts'

/** Years on one page of the year chooser (docs/specification.md, Widget defaults). */
export const YEARS_A_PAGE = 12
/** Years offered before and after the one that is shown (docs/specification.md, Widget defaults). */
export const YEARS_EACH_SIDE = 5
/** The same where the list scrolls, as a phone's does. */
export const YEARS_EACH_SIDE_SCROLLED = 10
/** When no limit is given, the calendar goes from the one to the other (docs/specification.md, Widget defaults). */
const FIRST_YEAR = 1900
const LAST_YEAR = 2100

export interface YearBounds {
  first: number
  last: number
}

export function yearBounds(min?: IsoDate, max?: IsoDate): YearBounds {
  return {
    first: min ? Number(min.slice(0, 4)) : FIRST_YEAR,
    last: max ? Number(max.slice(0, 4)) : LAST_YEAR,
  }
}

/** The page that holds a year: pages are counted from year 1, so each year has its place. */
export function pageOf(year: number): number[] {
  const start = Math.floor((year - 1) / YEARS_A_PAGE) * YEARS_A_PAGE + 1
  return Array.from({ length: YEARS_A_PAGE }, (_, index) => start + index)
}

/** Is a year in the short list around the one that is shown? */
export function isNearYear(year: number, shown: number, eachSide = YEARS_EACH_SIDE): boolean {
  return Math.abs(year - shown) <= eachSide
}

/**
 * The first and last day that the library is given while a year is shown. It lists every year between them at each
 * change, so only near ones are offered. The month beside may be in the next year.
 */
export function nearDays(shown: number, min?: IsoDate, max?: IsoDate) {
  const { first, last } = yearBounds(min, max)
  const within = Math.min(Math.max(shown, first), last)
  const from = Math.max(first, within - YEARS_EACH_SIDE_SCROLLED)
  const to = Math.min(last, within + 1 + YEARS_EACH_SIDE_SCROLLED)
  return {
    first: min && from === first ? min : `${yearInFull(from)}-01-01`,
    last: max && to === last ? max : `${yearInFull(to)}-12-31`,
  }
}

function yearInFull(year: number): string {
  return String(year).padStart(4, '0')
}
