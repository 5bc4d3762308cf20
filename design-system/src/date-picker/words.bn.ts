import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

/** Those that are too long for the date of a narrow field; the others are short already. */
const SHORT_MONTHS: Record<string, string> = {
  জানুয়ারি: 'জানু',
  ফেব্রুয়ারি: 'ফেব',
  সেপ্টেম্বর: 'সেপ্ট',
  অক্টোবর: 'অক্টো',
  নভেম্বর: 'নভে',
  ডিসেম্বর: 'ডিসে',
}

export const words: Translated<typeof english> = {
  tag: 'bn-BD',
  inWords: 'EEEE, d MMMM yyyy',
  weekdays: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
  short: (name) => SHORT_MONTHS[name] ?? name.replace(/বার$/, ''),
  years: (first, last) => `${digits(first)} থেকে ${digits(last)}`,
}
