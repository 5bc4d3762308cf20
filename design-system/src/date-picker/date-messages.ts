import { plural } from '../language/index.ts'

export interface DateMessages {
  /** docs/specification.md, Error catalogue. */
  invalid: string
  /** The error for a typed day before the first one, which it gets in words. */
  tooEarly: (first: string) => string
  /** The error for a typed day after the last one, which it gets in words. */
  tooLate: (last: string) => string
  /** The error for a typed day that cannot be had, which it gets in words. */
  unavailable: (day: string) => string
  /** What stands in the empty field in the place of each part of the format. */
  format: Record<'year' | 'month' | 'day' | 'weekday', string>
  /** Echo of an entry that could be read as two days. */
  readAs: (day: string) => string
  /** The word for the present day, in the line below the field. */
  today: string
  /** The word for the next day, in the line below the field. */
  tomorrow: string
  /** The button that closes the calendar. */
  close: string
  /** Shown while the calendar is being fetched. */
  loading: string
  /** Opens the page of years. */
  years: string
  /** Name of the button that lists the years before, for screen readers. */
  earlierYears: string
  /** Name of the button that lists the years after, for screen readers. */
  laterYears: string
  /** Announced when the first day of a range is chosen. */
  chooseEnd: (start: string) => string
  /** Announced and shown while a range grows, and when it is done. */
  range: (start: string, end: string, nights: number) => string
}

export const dateMessages: DateMessages = {
  invalid: 'Date input not valid.',
  tooEarly: (first) => `Choose ${first} or later.`,
  tooLate: (last) => `Choose ${last} or earlier.`,
  unavailable: (day) => `${day} is not available.`,
  format: { year: 'year', month: 'month', day: 'day', weekday: 'weekday' },
  readAs: (day) => `Read as ${day}`,
  today: 'today',
  tomorrow: 'tomorrow',
  close: 'Close',
  loading: 'Loading...',
  years: 'All years',
  earlierYears: 'Earlier years',
  laterYears: 'Later years',
  chooseEnd: (start) => `Leaving ${start}. Now choose the return.`,
  range: (start, end, nights) =>
    `${start} to ${end}, ${nights} ${plural(nights, { one: 'night', other: 'nights' })}`,
}
