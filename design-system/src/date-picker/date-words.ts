import { dateParts } from '../messages/dates.ts'
import { digits } from '../language/index.ts'
import type { Messages } from '../messages/index.ts'
import { dates as words } from '../messages/dates.ts'

/** What a language needs to write and to read a day. */
export interface DateWords extends Pick<Messages, 'digits'> {
  dates: Messages['dates']
  /** From January to December. */
  months: Messages['dateParts']['months']
}

export const dateWords: DateWords = { dates: words, months: dateParts.months, digits }
