import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type * as english from './dates.ts'

export const dateParts: Translated<typeof english.dateParts> = {
  labels: { year: 'বছর', month: 'মাস', day: 'দিন' },
  months: [
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
}

/** Those that are too long for the date of a narrow field; the others are short already. */
const SHORT_MONTHS: Record<string, string> = {
  জানুয়ারি: 'জানু',
  ফেব্রুয়ারি: 'ফেব',
  সেপ্টেম্বর: 'সেপ্ট',
  অক্টোবর: 'অক্টো',
  নভেম্বর: 'নভে',
  ডিসেম্বর: 'ডিসে',
}

export const dates: Translated<typeof english.dates> = {
  tag: 'bn-BD',
  inWords: 'EEEE, d MMMM yyyy',
  weekdays: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
  short: (name) => SHORT_MONTHS[name] ?? name.replace(/বার$/, ''),
  years: (first, last) => `${digits(first)} থেকে ${digits(last)}`,
}

export const calendar: Translated<typeof english.calendar> = {
  columns: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহঃ', 'শুক্র', 'শনি'],
  month: 'মাস বেছে নিন',
  year: 'বছর বেছে নিন',
  turn: 'মাস বদলান',
  previous: 'আগের মাস',
  next: 'পরের মাস',
}
