import { forwardRef, useId, useMemo, useState } from 'react'
import { useOwnValue } from '../field/value.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import { CalendarPopup, useCalendarPopup } from './calendar-popup.tsx'
import * as popupCss from './calendar-popup.css.ts'
import { DateEntry } from './late-date-entry.ts'
import { DateInput } from './date-input.tsx'
import { dateMessages } from './date-messages.ts'
import { formatInWords, inWords } from './date-text.ts'
import { useDateWords } from './date-words.ts'
import type { DateFieldOptions } from './date-picker.tsx'
import * as css from './date-range-picker.css.ts'
import type { IsoDate } from './iso-date.ts'
import { useDateText } from './use-date-text.ts'

export interface DateRange {
  /** The first day, YYYY-MM-DD. */
  start: IsoDate | null
  /** The last day, YYYY-MM-DD. */
  end: IsoDate | null
}

export interface DateRangePickerProps extends DateFieldOptions {
  /** The visible name of the first field, such as 'Departure date'. */
  startLabel: string
  /** The visible name of the second field, such as 'Return date'. */
  endLabel: string
  /** Names of the hidden inputs, which carry YYYY-MM-DD or nothing. */
  startName?: string
  /** Name of the hidden input of the last day, which carries YYYY-MM-DD or nothing. */
  endName?: string
  /** The first and the last day. Each is `null` while it is not chosen. Left out, the fields keep their own. */
  value?: DateRange
  /** The days chosen at first, when the fields keep their own value. */
  defaultValue?: DateRange
  /** Called with both days when either is chosen, typed in full, or emptied. */
  onValueChange?: (range: DateRange) => void
  /** What is wrong with the first day, shown below its field. */
  startError?: string
  /** What is wrong with the last day, shown below its field. */
  endError?: string
  /** Id of the first input, for a link to it from an error summary. Made up when left out. */
  startId?: string
  /** Id of the second input, for a link to it from an error summary. Made up when left out. */
  endId?: string
}

const NONE: DateRange = { start: null, end: null }

/** Two days in one calendar: the first press leaves, the second returns. The end is never before. */
export const DateRangePicker = forwardRef<HTMLInputElement, DateRangePickerProps>(
  function DateRangePicker(
    {
      startLabel,
      endLabel,
      startName,
      endName,
      value: givenValue,
      defaultValue = NONE,
      onValueChange: report,
      startError,
      endError,
      startId,
      endId,
      today,
      min,
      max,
      unavailable,
      disabled,
      readOnly,
      required,
      clearable,
      displayFormat = 'MM/dd/yyyy',
      dayNote,
      placeholder: givenPlaceholder,
      messages: given,
    },
    ref,
  ) {
    const words = useMessages('datePicker', dateMessages)
    const ownId = useId()
    const dateWords = useDateWords()
    const messages = useMemo(() => ({ ...words, ...given }), [words, given])
    const placeholder = givenPlaceholder ?? formatInWords(displayFormat, messages.format)
    const [value, onValueChange] = useOwnValue(givenValue, defaultValue, report)
    const locks = { disabled, readOnly, required, clearable }
    const { anchor, ...popup } = useCalendarPopup()
    const [side, setSide] = useState<'start' | 'end'>('start')
    const [announcement, setAnnouncement] = useState('')
    const { start, end } = value
    const shared = { displayFormat, today, max, unavailable, messages }
    const changeStart = (iso: IsoDate | null) =>
      onValueChange({ start: iso, end: iso !== null && end !== null && end < iso ? null : end })
    const startText = useDateText({ ...shared, value: start, onValueChange: changeStart, min })
    const endText = useDateText({
      ...shared,
      value: end,
      onValueChange: (iso) => onValueChange({ start, end: iso }),
      min: start ?? min,
    })

    const choose = (iso: IsoDate) => {
      if (side === 'start' || start === null || iso < start) {
        startText.reset()
        changeStart(iso)
        setSide('end')
        setAnnouncement(messages.chooseEnd(inWords(iso, dateWords)))
        return
      }
      endText.reset()
      onValueChange({ start, end: iso })
      setAnnouncement('')
      popup.close(true)
    }
    const field = (which: 'start' | 'end') => ({
      ...popup,
      fieldProps: {
        ...popup.fieldProps,
        onFocus: (event: { currentTarget: HTMLElement }) => {
          setSide(which)
          popup.fieldProps.onFocus(event)
        },
      },
    })

    return (
      <div ref={anchor} className={popupCss.anchor}>
        <div className={css.fields}>
          <DateInput
            ref={ref}
            id={startId ?? `${ownId}-start`}
            label={startLabel}
            name={startName}
            value={start}
            min={min}
            max={max}
            error={startError}
            placeholder={placeholder}
            text={startText}
            {...locks}
            popup={field('start')}
          />
          <DateInput
            id={endId ?? `${ownId}-end`}
            label={endLabel}
            name={endName}
            value={end}
            min={start ?? min}
            max={max}
            error={endError}
            placeholder={placeholder}
            text={endText}
            {...locks}
            popup={field('end')}
          />
        </div>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <CalendarPopup
          popup={popup}
          title={side === 'start' ? startLabel : endLabel}
          closeLabel={messages.close}
          loading={messages.loading}
          entry={
            <>
              <DateEntry
                id={`${ownId}-start-typed`}
                label={startLabel}
                error={startError}
                placeholder={placeholder}
                text={startText}
                onFocus={() => setSide('start')}
                onDone={() => setSide('end')}
              />
              <DateEntry
                id={`${ownId}-end-typed`}
                label={endLabel}
                error={endError}
                placeholder={placeholder}
                text={endText}
                onFocus={() => setSide('end')}
                onDone={() => popup.close(false)}
              />
            </>
          }
          calendar={{
            messages,
            today,
            start,
            end,
            choosingEnd: side === 'end',
            min,
            max,
            unavailable,
            dayNote,
            describeRange: (first, last, nights) =>
              messages.range(inWords(first, dateWords), inWords(last, dateWords), nights),
            onChoose: choose,
          }}
        />
      </div>
    )
  },
)
