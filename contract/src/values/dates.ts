import { z } from 'zod'
import { inDigitsOf } from './digits.ts'
import type { Language } from './language.ts'

/** A date without a time, `2026-12-01`. */
export const dateSchema = z.iso.date('Give a date like 2026-12-01')

/** Dhaka has no daylight saving: UTC+6 the year round (decision 018). */
const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Today's date in Asia/Dhaka at an instant in epoch milliseconds (decision 018). */
export function todayInDhaka(now: number): string {
  return new Date(now + DHAKA_OFFSET_MS).toISOString().slice(0, 10)
}

/** The time in Asia/Dhaka at an instant in ISO 8601, on the 24-hour clock: `14:05`, `১৪:০৫`. */
export function formatTime(instant: string, language: Language = 'en'): string {
  const time = new Date(Date.parse(instant) + DHAKA_OFFSET_MS).toISOString().slice(11, 16)
  return inDigitsOf(language, time)
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

/** The same day so many months later, or the month's last day where it has no such day. */
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

/** Written out, not asked of ICU: the server's and a phone's differ, and a page is made on both. */
const MONTHS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  bn: [
    'জানুয়ারি',
    'ফেব্রুয়ারি',
    'মার্চ',
    'এপ্রিল',
    'মে',
    'জুন',
    'জুলাই',
    'আগস্ট',
    'সেপ্টেম্বর',
    'অক্টোবর',
    'নভেম্বর',
    'ডিসেম্বর',
  ],
} as const
/** From Monday, as `weekday` counts. */
const WEEKDAYS = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  bn: ['সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্র', 'শনি', 'রবি'],
} as const

/** `20 Nov 2026`, `২০ নভেম্বর ২০২৬`: months are words, since 03/04 reads as two days (decision 018). */
export function formatDate(date: string, language: Language = 'en'): string {
  return inDigitsOf(language, `${dayAndMonth(date, language)} ${date.slice(0, 4)}`)
}

/** `Fri 20 Nov`, `শুক্র ২০ নভেম্বর`. */
export function formatDay(date: string, language: Language = 'en'): string {
  const name = WEEKDAYS[language][weekday(date.slice(0, 10)) - 1]
  return inDigitsOf(language, `${name} ${dayAndMonth(date, language)}`)
}

function dayAndMonth(date: string, language: Language): string {
  return `${Number(date.slice(8, 10))} ${MONTHS[language][Number(date.slice(5, 7)) - 1]}`
}
