import { forwardRef, useImperativeHandle, useRef } from 'react'
import { useEarlyText } from '../hydration/index.ts'
import { cellStyles, describedByCell, SearchCell } from '../search-cell/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import type { useCalendarPopup } from './calendar-popup.tsx'
import type { IsoDate } from './iso-date.ts'
import type { useDateText } from './use-date-text.ts'

export interface DateInputProps {
  id: string
  label: string
  /** Name of the hidden input, which carries YYYY-MM-DD. */
  name?: string
  value: IsoDate | null
  min?: IsoDate
  max?: IsoDate
  error?: string
  hint?: string
  placeholder?: string
  text: ReturnType<typeof useDateText>
  popup: Pick<ReturnType<typeof useCalendarPopup>, 'shape' | 'fieldProps'>
}

/**
 * The typed half of a date field. Without script a native date input stands in its place; it comes
 * first, so that the first value of its name in the form is the person's.
 */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { id, label, name, value, min, max, error, hint, placeholder, text, popup },
  ref,
) {
  const shownError = text.problem ?? error
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  useEarlyText(input, text.text, text.type)
  return (
    <SearchCell
      id={id}
      label={label}
      hint={hint}
      error={shownError}
      note={text.note}
      withoutScript={
        name === undefined ? null : (
          <input
            type="date"
            name={name}
            min={min}
            max={max}
            defaultValue={value ?? ''}
            className={cellStyles.input}
          />
        )
      }
    >
      {name === undefined ? null : <input type="hidden" name={name} value={value ?? ''} />}
      <input
        ref={input}
        id={id}
        type="text"
        autoComplete="off"
        className={cellStyles.input}
        value={text.text}
        placeholder={placeholder}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedByCell(id, { note: text.note, error: shownError, hint })}
        aria-invalid={shownError ? true : undefined}
        aria-haspopup="dialog"
        onChange={(event) => text.type(event.target.value)}
        onBlur={text.leave}
        {...popup.fieldProps}
      />
      <VisuallyHidden role="status">{text.echo}</VisuallyHidden>
    </SearchCell>
  )
})
