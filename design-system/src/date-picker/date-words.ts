import { dateParts, dates as words } from '../messages/dates.ts'
import { digits } from '../language/index.ts'
import { type Messages, useDigits, useMessages } from '../messages/index.ts'
import { useMemo } from 'react'

/** What a language needs to write and to read a day. */
export interface DateWords extends Pick<Messages, 'digits'> {
  dates: Messages['dates']
  /** From January to December. */
  months: Messages['dateParts']['months']
}

export const dateWords: DateWords = { dates: words, months: dateParts.months, digits }

/** Those of the language that the widget stands in. */
export function useDateWords(): DateWords {
  const dates = useMessages('dates', words)
  const { months } = useMessages('dateParts', dateParts)
  const written = useDigits()
  return useMemo(() => ({ dates, months, digits: written }), [dates, months, written])
}
