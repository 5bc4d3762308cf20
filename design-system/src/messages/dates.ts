export const dateParts = {
  labels: { year: 'Year', month: 'Month', day: 'Day' },
  /** Months as words: 11/12 can be read two ways. */
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const

export const dates = {
  /** The calendar's own language, since its library's is American; and the pattern of a day that cannot be misread. */
  tag: 'en-GB',
  inWords: 'EEEE, d MMMM yyyy',
  /** From Sunday. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  /** Of a month or a weekday. */
  short: (name: string): string => name.slice(0, 3),
  years: (first: number, last: number) => `${first} to ${last}`,
} as const

/** What stands in the calendar itself, and what is read of it; loaded with it. */
export const calendar = {
  /** Above the columns of days, from Sunday. */
  columns: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  month: 'Choose the Month',
  year: 'Choose the Year',
  turn: 'Navigation bar',
  previous: 'Go to the Previous Month',
  next: 'Go to the Next Month',
} as const
