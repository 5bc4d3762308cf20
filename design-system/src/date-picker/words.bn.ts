import { digits, type Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  tag: 'bn-BD',
  inWords: 'EEEE, d MMMM yyyy',
  weekdays: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
  short: (name) => name.replace(/বার$/, ''),
  years: (first, last) => `${digits(first)} থেকে ${digits(last)}`,
}
