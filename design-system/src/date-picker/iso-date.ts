/**
 * Days of the calendar as `YYYY-MM-DD` strings, years 1 to 9999, proleptic Gregorian. Counted in UTC, so no time zone
 * can shift a day. Strings of this shape sort as the days they name.
 */
export type IsoDate = string

export interface DateParts {
  /** The full year, such as 2026. */
  year: number
  /** 1 to 12 */
  month: number
  /** 1 to 31 */
  day: number
}

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

const DAY_MS = 24 * 60 * 60 * 1000

export function daysInMonth(year: number, month: number): number {
  const last = new Date(0)
  // Date.UTC takes the years 0 to 99 for the twentieth century.
  last.setUTCFullYear(year, month, 0)
  return last.getUTCDate()
}

/** The day with these parts, or null when there is no such day (31 February). */
export function isoFromParts({ year, month, day }: DateParts): IsoDate | null {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return null
  if (!Number.isInteger(month) || month < 1 || month > 12) return null
  if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return null
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** The parts of a day, or null when the text is not an existing day. */
export function partsOfIso(text: string): DateParts | null {
  const found = SHAPE.exec(text)
  if (!found) return null
  const parts = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) }
  return isoFromParts(parts) === null ? null : parts
}

export function isIsoDate(text: string): boolean {
  return partsOfIso(text) !== null
}

/** Days since 1970-01-01. Throws RangeError for a text that is not an existing day. */
export function dayNumber(iso: IsoDate): number {
  if (!isIsoDate(iso)) throw new RangeError(`Not a date: ${iso}`)
  return Date.parse(`${iso}T00:00:00Z`) / DAY_MS
}

/** The inverse of `dayNumber`. Throws RangeError outside the years 1 to 9999. */
export function isoFromDayNumber(days: number): IsoDate {
  const iso = new Date(days * DAY_MS).toISOString().slice(0, 10)
  if (!isIsoDate(iso)) throw new RangeError(`Outside the calendar: day ${days}`)
  return iso
}

export function addDays(iso: IsoDate, days: number): IsoDate {
  return isoFromDayNumber(dayNumber(iso) + days)
}

/** Nights between two days; negative when `to` is the earlier one. */
export function daysBetween(fromDay: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(fromDay)
}

/** 0 is Sunday. */
export function weekday(iso: IsoDate): number {
  return (((dayNumber(iso) + 4) % 7) + 7) % 7
}

/** Is the day inside the bounds, both included? */
export function isWithin(iso: IsoDate, min?: IsoDate, max?: IsoDate): boolean {
  return (min === undefined || iso >= min) && (max === undefined || iso <= max)
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
