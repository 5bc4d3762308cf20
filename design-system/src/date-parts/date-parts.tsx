import { forwardRef, useId, useRef, useState, type ReactNode } from 'react'
import { SelectField } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { useDigits, useMessages } from '../messages/index.ts'
import { daysInMonth } from './calendar-parts.ts'
import * as css from './date-parts.css.ts'
import { dateParts as defaultWords } from '../messages/dates.ts'

export type DatePartsValue = {
  /** Four digits, such as '1990'. */
  year?: string
  /** Two digits from '01' to '12'. */
  month?: string
  /** Two digits from '01' to '31'. */
  day?: string
}

export type DatePartsProps = {
  /** The name of the three lists together, such as 'Date of birth'. */
  legend: string
  /** Form names of the three values; they are sent as plain numbers: '2026', '2', '9'. */
  names: { year: string; month: string; day: string }
  /** The years to choose from, in the order they are listed, such as those of `birthYears`. */
  years: readonly number[]
  /** The parts chosen at first, as digits. A part left out is not chosen. */
  defaultValue?: DatePartsValue
  /** Replaces the words above the three lists. Those left out keep the default English. */
  messages?: Partial<Record<'year' | 'month' | 'day', string>>
  /** One message for the whole date, or one per part. */
  error?: string
  /** An error for each part that is wrong. They are shown together below the lists. */
  errors?: DatePartsValue
  /** Help between the legend and the lists, such as 'As in the passport'. */
  hint?: ReactNode
  /** `true` makes all three parts required. `false` says that the date is optional. */
  required?: boolean
  /** Disables all three parts. They are not sent with the form. */
  disabled?: boolean
  /** Autofill token before '-year', '-month', '-day'; 'bday' for a birth date. */
  autoComplete?: string
  /**
   * Called with all three parts each time one is chosen. A part not chosen yet is an empty text.
   */
  onValueChange?: (value: Required<DatePartsValue>) => void
}

const asNumber = (text: string) => (text === '' ? undefined : Number(text))

/**
 * A date far from today (birth, passport expiry) as three native selects, never a calendar.
 * The days follow month and year; a day that the new month lacks is emptied, not moved,
 * because moving it would choose another date unasked.
 */
export const DateParts = forwardRef<HTMLFieldSetElement, DatePartsProps>(function DateParts(
  {
    legend,
    names,
    years,
    defaultValue,
    messages: given,
    error,
    errors,
    hint,
    required,
    disabled,
    autoComplete,
    onValueChange,
  },
  ref,
) {
  const words = useMessages('dateParts', defaultWords)
  const digits = useDigits()
  const messages = { ...words.labels, ...given }
  const id = useId()
  const [value, setValue] = useState({
    year: defaultValue?.year ?? '',
    month: defaultValue?.month ?? '',
    day: defaultValue?.day ?? '',
  })
  const days = daysInMonth(asNumber(value.year), asNumber(value.month))

  // The latest of all: autofill and a restored draft change the parts faster than they render.
  const latest = useRef(value)
  const change = (part: keyof DatePartsValue, chosen: string) => {
    const next = { ...latest.current, [part]: chosen }
    const fits = Number(next.day) <= daysInMonth(asNumber(next.year), asNumber(next.month))
    const settled = fits ? next : { ...next, day: '' }
    latest.current = settled
    setValue(settled)
    onValueChange?.(settled)
  }

  const options = {
    year: years.map((year) => ({ value: String(year), label: digits(year) })),
    month: words.months.map((label, index) => ({ value: String(index + 1), label })),
    day: Array.from({ length: days }, (_, index) => {
      const day = String(index + 1)
      return { value: day, label: digits(day) }
    }),
  }
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <fieldset ref={ref} className={css.group} aria-describedby={described || undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.parts}>
        {(['day', 'month', 'year'] as const).map((part) => (
          <SelectField
            key={part}
            label={messages[part]}
            name={names[part]}
            value={value[part]}
            onValueChange={(chosen) => change(part, chosen)}
            error={errors?.[part]}
            required={required}
            disabled={disabled}
            autoComplete={autoComplete && `${autoComplete}-${part}`}
            // 'Select...' would be cut on a phone, where three share a line.
            placeholder={messages[part]}
            options={options[part]}
          />
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="error" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
})
