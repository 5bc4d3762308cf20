import { forwardRef } from 'react'
import { useForwardedRef } from '../hydration/use-forwarded-ref.ts'
import { ClearButton } from '../field/clear-button.tsx'
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
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  clearable?: boolean
  text: ReturnType<typeof useDateText>
  popup: Pick<ReturnType<typeof useCalendarPopup>, 'shape' | 'fieldProps' | 'focus'>
}

/**
 * The typed half of a date field. Without script a native date input stands in its place; it comes
 * first, so that the first value of its name in the form is the person's.
 */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { id, label, name, value, min, max, error, hint, placeholder, text, popup, ...rest },
  ref,
) {
  const { disabled = false, readOnly = false, required, clearable = false } = rest
  const locked = disabled || readOnly
  const shownError = text.problem ?? error
  const input = useForwardedRef(ref)
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
            {...{ disabled, readOnly, required }}
            defaultValue={value ?? ''}
            className={cellStyles.input}
          />
        )
      }
    >
      {name === undefined ? null : (
        <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
      )}
      <input
        ref={input}
        id={id}
        type="text"
        autoComplete="off"
        className={cellStyles.input}
        value={text.text}
        placeholder={placeholder}
        {...{ disabled, readOnly, required }}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedByCell(id, { note: text.note, error: shownError, hint })}
        aria-invalid={shownError ? true : undefined}
        aria-haspopup="dialog"
        onChange={(event) => text.type(event.target.value)}
        onBlur={text.leave}
        {...(locked ? {} : popup.fieldProps)}
      />
      {clearable && !locked && text.text !== '' ? (
        <ClearButton
          label={label}
          onClear={() => {
            text.clear()
            if (input.current) popup.focus(input.current)
          }}
        />
      ) : null}
      <VisuallyHidden role="status">{text.echo}</VisuallyHidden>
    </SearchCell>
  )
})
