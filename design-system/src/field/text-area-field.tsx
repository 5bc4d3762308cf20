import { forwardRef, type TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import * as css from './field.css.ts'
import { withValue } from './value.ts'

export interface TextAreaFieldProps
  extends
    FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'required'> {
  /** The text after every change. `onChange`, as everywhere, is the browser's own event. */
  onValueChange?: (value: string) => void
}

/** Text of several lines, such as a note. It grows with what is typed where the browser can. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField(
    {
      label,
      hint,
      error,
      required,
      hideLabel,
      errorWord,
      optionalWord,
      id,
      onChange,
      onValueChange,
      ...area
    },
    ref,
  ) {
    const texts = { label, hint, error, required, hideLabel, errorWord, optionalWord, id }
    return (
      <FieldFrame {...texts}>
        {(control) => (
          <textarea
            rows={3}
            {...area}
            {...control}
            onChange={withValue(onChange, (value) => onValueChange?.(value))}
            ref={ref}
            className={css.area}
          />
        )}
      </FieldFrame>
    )
  },
)
