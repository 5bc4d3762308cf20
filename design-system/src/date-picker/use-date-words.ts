import { useMemo } from 'react'
import { dateParts } from '../messages/dates.ts'
import { useDigits, useMessages } from '../messages/index.ts'
import type { DateWords } from './date-words.ts'
import { dates as words } from '../messages/dates.ts'

/** Those of the language that the widget stands in. */
export function useDateWords(): DateWords {
  const dates = useMessages('dates', words)
  const { months } = useMessages('dateParts', dateParts)
  const written = useDigits()
  return useMemo(() => ({ dates, months, digits: written }), [dates, months, written])
}
