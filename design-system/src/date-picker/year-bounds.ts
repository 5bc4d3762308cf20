import type { IsoDate } from './iso-date.ts'

/** Years on one page of the year chooser (docs/specification.md, Widget defaults). */
export const YEARS_A_PAGE = 12
/** Years offered before and after the one that is shown (docs/specification.md, Widget defaults). */
export const YEARS_EACH_SIDE = 5
/** The same where the list scrolls, as a phone's does. */
export const YEARS_EACH_SIDE_SCROLLED = 10
/** When no limit is given, the calendar goes from the one to the other (docs/specification.md, Widget defaults). */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100

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
