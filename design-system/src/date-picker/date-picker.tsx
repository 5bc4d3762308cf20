import { forwardRef, useId, useMemo } from 'react'
import { useMessages } from '../messages/index.ts'
import { useOwnValue } from '../field/value.ts'
import { CalendarPopup, useCalendarPopup } from './calendar-popup.tsx'
import * as css from './calendar-popup.css.ts'
import { DateEntry } from './late-date-entry.ts'
import { DateInput } from './date-input.tsx'
import { dateMessages, type DateMessages } from './date-messages.ts'
import { formatInWords } from './date-text.ts'
import type { IsoDate } from './iso-date.ts'
import { useDateText } from './use-date-text.ts'

export interface DateFieldOptions {
  /** Today where the product is, YYYY-MM-DD, from the server: a widget has no clock. */
  today: IsoDate
  /** The first day that can be chosen, YYYY-MM-DD. Earlier days are disabled in the calendar. */
  min?: IsoDate
  /** The last day that can be chosen, YYYY-MM-DD. Later days are disabled in the calendar. */
  max?: IsoDate
  /** Days that cannot be had, such as those that are sold out. Typed, they are refused. */
  unavailable?: (iso: IsoDate) => boolean
  /** Stops the day from being changed, and from being sent with the form. */
  disabled?: boolean
  /** Stops the day from being changed. It is sent with the form. */
  readOnly?: boolean
  /** Tells the browser and screen readers that the form needs it. */
  required?: boolean
  /** Shows a button that empties the field. */
  clearable?: boolean
  /** How a day is written: yyyy, MMMM, MMM, MM, M, dd, d, EEEE, EEE. The spec's default. */
  displayFormat?: string
  /** A few letters under a day, such as its price. */
  dayNote?: (iso: IsoDate) => string
  /** Grey text in the empty field. By default the format in words: month/day/year. */
  placeholder?: string
  /** Replaces words of the field and the calendar. Those left out keep the default English. */
  messages?: Partial<DateMessages>
}

export interface DatePickerProps extends DateFieldOptions {
  /** The visible name of the field, such as 'Departure date'. Screen readers read it too. */
  label: string
  /** Name of the hidden input, which carries YYYY-MM-DD or nothing. */
  name?: string
  /** The chosen day as YYYY-MM-DD, or `null` while none is chosen. Left out, the field keeps its own. */
  value?: IsoDate | null
  /** The day chosen at first, when the field keeps its own value. */
  defaultValue?: IsoDate | null
  /** A day whose month the calendar shows while no day is chosen. By default the first day that can be chosen. */
  opensAt?: IsoDate
  /** Called when a day is chosen or typed in full, and with `null` when the field is emptied. */
  onValueChange?: (iso: IsoDate | null) => void
  /** What is wrong and how to correct it. Leave it out while the date is right. */
  error?: string
  /** Help that stays visible while the traveller types. */
  hint?: string
  /** Id of the input, for a link to it from an error summary. Made up when left out. */
  id?: string
}

/** One day, typed or chosen in a calendar. */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(
  {
    label,
    name,
    value: givenValue,
    defaultValue = null,
    onValueChange: report,
    today,
    min,
    max,
    opensAt,
    unavailable,
    disabled,
    readOnly,
    required,
    clearable,
    displayFormat = 'MM/dd/yyyy',
    dayNote,
    placeholder: givenPlaceholder,
    messages: given,
    error,
    hint,
    id: givenId,
  },
  ref,
) {
  const words = useMessages('datePicker', dateMessages)
  const ownId = useId()
  const id = givenId ?? ownId
  const messages = useMemo(() => ({ ...words, ...given }), [words, given])
  const placeholder = givenPlaceholder ?? formatInWords(displayFormat, messages.format)
  const [value, onValueChange] = useOwnValue(givenValue, defaultValue, report)
  const { anchor, ...popup } = useCalendarPopup()
  const text = useDateText({
    ...{ value, onValueChange, displayFormat, today, min, max, unavailable, messages },
  })
  return (
    <div ref={anchor} className={css.anchor}>
      <DateInput
        ref={ref}
        {...{ id, label, name, value, min, max, error, hint, placeholder, text, popup }}
        {...{ disabled, readOnly, required, clearable }}
      />
      <CalendarPopup
        popup={popup}
        title={label}
        closeLabel={messages.close}
        loading={messages.loading}
        entry={
          <DateEntry
            id={`${id}-typed`}
            label={label}
            {...{ error, placeholder, text }}
            onDone={() => popup.close(false)}
          />
        }
        calendar={{
          messages,
          today,
          start: value,
          min,
          max,
          opensAt,
          unavailable,
          dayNote,
          onChoose: (iso) => {
            text.reset()
            onValueChange(iso)
            popup.close(true)
          },
        }}
      />
    </div>
  )
})
