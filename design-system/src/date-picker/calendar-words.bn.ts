import type { Translated } from '../language/index.ts'
import type { calendarWords as english } from './calendar-words.ts'

export const calendarWords: Translated<typeof english> = {
  columns: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহঃ', 'শুক্র', 'শনি'],
  month: 'মাস বেছে নিন',
  year: 'বছর বেছে নিন',
  turn: 'মাস বদলান',
  previous: 'আগের মাস',
  next: 'পরের মাস',
}
