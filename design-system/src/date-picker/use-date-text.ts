import { useState } from 'react'
import type { DateMessages } from './date-messages.ts'
import { formatIsoDate, inWords, parseTypedDate } from './date-text.ts'
import { useDateWords } from './date-words.ts'
import { addDays, isWithin, type IsoDate } from './iso-date.ts'

export interface DateTextOptions {
  value: IsoDate | null
  onValueChange: (iso: IsoDate | null) => void
  displayFormat: string
  today: IsoDate
  min?: IsoDate
  max?: IsoDate
  unavailable?: (iso: IsoDate) => boolean
  messages: DateMessages
}

/**
 * Typed entry. A day is taken as soon as it is complete; what is not a day stays in the field, with
 * the message, and leaves the value empty, so that the value is always the day on screen.
 */
export function useDateText({
  value,
  onValueChange,
  displayFormat,
  today,
  min,
  max,
  unavailable,
  messages,
}: DateTextOptions) {
  const words = useDateWords()
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(true)
  const [echo, setEcho] = useState<IsoDate | null>(null)

  // A day chosen elsewhere (calendar, swap of the trip type) replaces what was typed.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (
      value !== null &&
      typed !== null &&
      parseTypedDate(typed, displayFormat, words)?.iso !== value
    ) {
      setTyped(null)
      setEcho(null)
    }
  }

  const found = typed === null ? null : parseTypedDate(typed, displayFormat, words)
  const inFull = (iso: IsoDate) => inWords(iso, words)
  const problem = problemOf(typed, found?.iso ?? null, messages, {
    ...{ min, max, unavailable, inFull },
  })
  const readAs = echo !== null && echo === value ? messages.readAs(inFull(echo)) : ''

  return {
    text: typed ?? (value === null ? '' : formatIsoDate(value, displayFormat, words)),
    /** There is a day, and nothing is wrong with it. */
    isDay: value !== null && problem === undefined,
    /** Only after the field was left: half a date is not wrong yet. */
    problem: left ? problem : undefined,
    note: readAs || (value && nearby(formatIsoDate(value, 'EEEE', words), value, today, messages)),
    echo: readAs,
    type: (text: string) => {
      setTyped(text)
      setLeft(false)
      const read = parseTypedDate(text, displayFormat, words)
      const taken =
        read !== null && isWithin(read.iso, min, max) && !unavailable?.(read.iso) ? read : null
      setEcho(taken?.ambiguous ? taken.iso : null)
      if ((taken?.iso ?? null) !== value) onValueChange(taken?.iso ?? null)
    },
    leave: () => {
      setLeft(true)
      if (typed === '' || (found !== null && problem === undefined)) setTyped(null)
    },
    clear: () => {
      setTyped(null)
      setEcho(null)
      setLeft(true)
      if (value !== null) onValueChange(null)
    },
    /** A day was chosen in the calendar. */
    reset: () => {
      setTyped(null)
      setEcho(null)
    },
  }
}

function problemOf(
  typed: string | null,
  iso: IsoDate | null,
  messages: DateMessages,
  {
    min,
    max,
    unavailable,
    inFull,
  }: Pick<DateTextOptions, 'min' | 'max' | 'unavailable'> & {
    inFull: (iso: IsoDate) => string
  },
): string | undefined {
  if (typed === null || typed.trim() === '') return undefined
  if (iso === null) return messages.invalid
  if (min !== undefined && iso < min) return messages.tooEarly(inFull(min))
  if (max !== undefined && iso > max) return messages.tooLate(inFull(max))
  if (unavailable?.(iso)) return messages.unavailable(inFull(iso))
  return undefined
}

function nearby(day: string, value: IsoDate, today: IsoDate, messages: DateMessages): string {
  if (value === today) return `${day}, ${messages.today}`
  return value === addDays(today, 1) ? `${day}, ${messages.tomorrow}` : day
}
