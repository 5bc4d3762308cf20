import { latinDigits } from '../field/value.ts'
import { isoFromParts, partsOfIso, weekday, type IsoDate } from './iso-date.ts'
import type { DateMessages } from './date-messages.ts'
import { dateWords, type DateWords } from './date-words.ts'

/** What people type in any language. */
const LATIN_MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]

const TOKEN = /yyyy|MMMM|MMM|MM|M|dd|d|EEEE|EEE/g

/**
 * A day as text. The pattern knows yyyy, MMMM, MMM, MM, M, dd, d, EEEE and EEE; anything else stands for itself. The
 * default is 'MM/dd/yyyy'; the app uses 'd MMM yyyy' since 03/04 reads as two days.
 */
export function formatIsoDate(
  iso: IsoDate,
  pattern: string,
  { dates, months, digits }: DateWords = dateWords,
): string {
  const parts = partsOfIso(iso)
  if (!parts) return ''
  const month = months[parts.month - 1] ?? ''
  const day = dates.weekdays[weekday(iso)] ?? ''
  const text = pattern.replace(TOKEN, (token) => {
    switch (token) {
      case 'yyyy':
        return String(parts.year).padStart(4, '0')
      case 'MMMM':
        return month
      case 'MMM':
        return dates.short(month)
      case 'MM':
        return String(parts.month).padStart(2, '0')
      case 'M':
        return String(parts.month)
      case 'dd':
        return String(parts.day).padStart(2, '0')
      case 'd':
        return String(parts.day)
      case 'EEEE':
        return day
      default:
        return dates.short(day)
    }
  })
  return digits(text)
}

/** The pattern in words, for an empty field: 'month/day/year'. */
export function formatInWords(
  pattern: string,
  { year, month, day, weekday: dayOfWeek }: DateMessages['format'],
): string {
  const words: Record<string, string> = { y: year, M: month, d: day, E: dayOfWeek }
  return pattern.replace(TOKEN, ([first = '']) => words[first] ?? '')
}

/** 'Friday, 20 November 2026': a form that cannot be misread. */
export function inWords(iso: IsoDate, words: DateWords = dateWords): string {
  return formatIsoDate(iso, words.dates.inWords, words)
}

export interface TypedDate {
  /** The day that the text stands for, YYYY-MM-DD. */
  iso: IsoDate
  /** True when the numbers read as another existing day in the other order (03/04/2026). */
  ambiguous: boolean
}

/**
 * Reads what a person typed: yyyy-MM-dd, a month as a word in either order, or numbers in the order
 * of the display format (day first unless the format starts with the month). Digits may be Bangla. Null
 * when it names no day. Numbers that only fit the other order (21/11 in a month-first field) are read in that order.
 */
export function parseTypedDate(
  text: string,
  displayFormat: string,
  words: DateWords = dateWords,
): TypedDate | null {
  const tokens = latinDigits(text)
    .trim()
    .split(/[\s,./-]+/)
    .filter(Boolean)
  const [first, second, third] = tokens
  if (first === undefined || second === undefined || third === undefined) return null
  // A leading weekday says nothing that the rest does not.
  if (tokens.length === 4 && isWeekday(first, words)) {
    return parseTypedDate(tokens.slice(1).join(' '), displayFormat, words)
  }
  if (tokens.length !== 3) return null
  if (/^\d{4}$/.test(first)) return certain(first, monthNumber(second, words), second, third)
  if (!/^\d{4}$/.test(third)) return null
  if (/^\p{L}/u.test(first)) return certain(third, monthNumber(first, words), first, second)
  if (/^\p{L}/u.test(second)) return certain(third, monthNumber(second, words), second, first)
  return numbers(Number(third), Number(first), Number(second), displayFormat)
}

function certain(year: string, word: number | null, month: string, day: string): TypedDate | null {
  const iso = isoFromParts({
    year: Number(year),
    month: word ?? Number(month),
    day: Number(day.replace(/(st|nd|rd|th)$/i, '')),
  })
  return iso === null ? null : { iso, ambiguous: false }
}

function numbers(year: number, a: number, b: number, displayFormat: string): TypedDate | null {
  const dayFirst = isoFromParts({ year, month: b, day: a })
  const monthFirst = isoFromParts({ year, month: a, day: b })
  const iso = readsMonthFirst(displayFormat) ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst)
  if (iso === null) return null
  return { iso, ambiguous: dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst }
}

function readsMonthFirst(displayFormat: string): boolean {
  return /^M{1,2}(?!M)/.test(displayFormat)
}

function monthNumber(word: string, { months }: DateWords): number | null {
  const typed = word.toLowerCase()
  if (typed.length < 2) return null
  const index = [...LATIN_MONTHS, ...months].findIndex((month) => begins(month, typed))
  return index < 0 ? null : (index % 12) + 1
}

function isWeekday(word: string, { dates }: DateWords): boolean {
  const typed = word.toLowerCase()
  return typed.length >= 2 && dates.weekdays.some((day) => begins(day, typed))
}

/** Latin names from three letters on; a Bangla one may have two. */
function begins(name: string, typed: string): boolean {
  return (typed.length >= 3 || !/[a-z]/.test(typed)) && name.toLowerCase().startsWith(typed)
}
