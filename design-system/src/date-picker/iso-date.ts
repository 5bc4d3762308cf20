/**
 * Days of the calendar as `YYYY-MM-DD` strings, years 1 to 9999, proleptic Gregorian.
 * Pure integer arithmetic: no `Date`, so no time zone can shift a day (decision 018).
 * Strings of this shape sort as the days they name.
 */
export type IsoDate = string

export interface DateParts {
  year: number
  /** 1 to 12 */
  month: number
  /** 1 to 31 */
  day: number
}

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
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
  const parts = partsOfIso(iso)
  if (!parts) throw new RangeError(`Not a date: ${iso}`)
  // The year is counted from March, so that the leap day is its last.
  const year = parts.month <= 2 ? parts.year - 1 : parts.year
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const monthFromMarch = (parts.month + 9) % 12
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + parts.day - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

/** The inverse of `dayNumber`. Throws RangeError outside the years 1 to 9999. */
export function isoFromDayNumber(days: number): IsoDate {
  const shifted = days + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36524) -
      Math.floor(dayOfEra / 146096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const iso = isoFromParts({ year, month, day })
  if (iso === null) throw new RangeError(`Outside the calendar: day ${days}`)
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
