import type { IsoDate } from './iso-date.ts'
import { inWords } from './date-text.ts'
import { plural } from '../language/index.ts'

export interface DateMessages {
  /** docs/specification.md, Error catalogue. */
  invalid: string
  /** The error for a typed day before `min`. */
  tooEarly: (min: IsoDate) => string
  /** The error for a typed day after `max`. */
  tooLate: (max: IsoDate) => string
  /** Echo of an entry that could be read as two days (decision 018). */
  readAs: (iso: IsoDate) => string
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
  chooseEnd: (start: IsoDate) => string
  /** Announced and shown while a range grows, and when it is done. */
  range: (start: IsoDate, end: IsoDate, nights: number) => string
}

export const dateMessages: DateMessages = {
  invalid: 'Date input not valid.',
  tooEarly: (min) => `Choose ${inWords(min)} or later.`,
  tooLate: (max) => `Choose ${inWords(max)} or earlier.`,
  readAs: (iso) => `Read as ${inWords(iso)}`,
  today: 'today',
  tomorrow: 'tomorrow',
  close: 'Close',
  loading: 'Loading...',
  years: 'All years',
  earlierYears: 'Earlier years',
  laterYears: 'Later years',
  chooseEnd: (start) => `Leaving ${inWords(start)}. Now choose the return.`,
  range: (start, end, nights) =>
    `${inWords(start)} to ${inWords(end)}, ${nights} ${plural(nights, { one: 'night', other: 'nights' })}`,
}
