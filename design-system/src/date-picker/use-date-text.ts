import { useState } from 'react'
import type { DateMessages } from './date-messages.ts'
import { formatIsoDate, parseTypedDate } from './date-text.ts'
import { addDays, isWithin, type IsoDate } from './iso-date.ts'

export interface DateTextOptions {
  value: IsoDate | null
  onValueChange: (iso: IsoDate | null) => void
  displayFormat: string
  today: IsoDate
  min?: IsoDate
  max?: IsoDate
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
  messages,
}: DateTextOptions) {
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(true)
  const [echo, setEcho] = useState<IsoDate | null>(null)

  // A day chosen elsewhere (calendar, swap of the trip type) replaces what was typed.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (value !== null && typed !== null && parseTypedDate(typed, displayFormat)?.iso !== value) {
      setTyped(null)
      setEcho(null)
    }
  }

  const found = typed === null ? null : parseTypedDate(typed, displayFormat)
  const problem = problemOf(typed, found?.iso ?? null, messages, min, max)

  return {
    text: typed ?? (value === null ? '' : formatIsoDate(value, displayFormat)),
    /** There is a day, and nothing is wrong with it. */
    isDay: value !== null && problem === undefined,
    /** Only after the field was left: half a date is not wrong yet. */
    problem: left ? problem : undefined,
    note:
      echo !== null && echo === value
        ? messages.readAs(echo)
        : value && nearby(value, today, messages),
    echo: echo !== null && echo === value ? messages.readAs(echo) : '',
    type: (text: string) => {
      setTyped(text)
      setLeft(false)
      const read = parseTypedDate(text, displayFormat)
      const taken = read !== null && isWithin(read.iso, min, max) ? read : null
      setEcho(taken?.ambiguous ? taken.iso : null)
      if ((taken?.iso ?? null) !== value) onValueChange(taken?.iso ?? null)
    },
    leave: () => {
      setLeft(true)
      if (typed === '' || (found !== null && problem === undefined)) setTyped(null)
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
  min?: IsoDate,
  max?: IsoDate,
): string | undefined {
  if (typed === null || typed.trim() === '') return undefined
  if (iso === null) return messages.invalid
  if (min !== undefined && iso < min) return messages.tooEarly(min)
  if (max !== undefined && iso > max) return messages.tooLate(max)
  return undefined
}

function nearby(value: IsoDate, today: IsoDate, messages: DateMessages): string {
  const day = formatIsoDate(value, 'EEEE')
  if (value === today) return `${day}, ${messages.today}`
  return value === addDays(today, 1) ? `${day}, ${messages.tomorrow}` : day
}
