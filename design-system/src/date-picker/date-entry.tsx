import { FieldFrame, fieldInputClass } from '../field/index.ts'
import type { useDateText } from './use-date-text.ts'

interface DateEntryProps {
  id: string
  label: string
  error?: string
  placeholder?: string
  text: ReturnType<typeof useDateText>
  onFocus?: () => void
  /** Enter on a day that can be taken. */
  onDone: () => void
}

/** The typed entry inside the calendar's sheet: the same text as in the field under it. */
export function DateEntry({
  id,
  label,
  error,
  placeholder,
  text,
  onFocus,
  onDone,
}: DateEntryProps) {
  return (
    <FieldFrame id={id} label={label} hint={text.note} error={text.problem ?? error}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          enterKeyHint="done"
          className={fieldInputClass}
          placeholder={placeholder}
          value={text.text}
          onChange={(event) => text.type(event.target.value)}
          onFocus={onFocus}
          onBlur={text.leave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            text.leave()
            if (text.isDay) onDone()
          }}
        />
      )}
    </FieldFrame>
  )
}
