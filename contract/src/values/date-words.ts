import { timeInDhaka } from './dhaka-time.ts'
import { inDigitsOf } from './digits.ts'
import type { Language } from './language.ts'

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
const LONG_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]
/** From Sunday. */
const WEEKDAYS = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  bn: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্র', 'শনি'],
} as const

/** `20 Nov 2026`, `২০ নভেম্বর ২০২৬`: months are words, since 03/04 reads as two days. */
export function formatDate(date: string, language: Language = 'en'): string {
  return inDigitsOf(language, `${dayAndMonth(date, language)} ${date.slice(0, 4)}`)
}

/** `Fri 20 Nov`, `শুক্র ২০ নভেম্বর`. */
export function formatDay(date: string, language: Language = 'en'): string {
  const name = WEEKDAYS[language][new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()]
  return inDigitsOf(language, `${name} ${dayAndMonth(date, language)}`)
}

/** `November 2026`, `নভেম্বর ২০২৬`. @param month YYYY-MM */
export function formatMonth(month: string, language: Language = 'en'): string {
  const index = Number(month.slice(5, 7)) - 1
  const name = language === 'en' ? LONG_MONTHS[index] : MONTHS[language][index]
  return inDigitsOf(language, `${name} ${month.slice(0, 4)}`)
}

function dayAndMonth(date: string, language: Language): string {
  return `${Number(date.slice(8, 10))} ${MONTHS[language][Number(date.slice(5, 7)) - 1]}`
}

/** The time in Asia/Dhaka at an instant in ISO 8601, on the 24-hour clock: `14:05`, `১৪:০৫`. */
export function formatTime(instant: string, language: Language = 'en'): string {
  return inDigitsOf(language, timeInDhaka(Date.parse(instant)).slice(11, 16))
}
