import { forwardRef, useRef, type ChangeEvent, type SelectHTMLAttributes } from 'react'
import { useForwardedRef } from '../hydration/use-forwarded-ref.ts'
import { useEarlyText } from '../hydration/index.ts'
import { Icon } from '../icon/index.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import * as css from './field.css.ts'
import { withValue } from './value.ts'

export interface SelectFieldProps
  extends
    FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'required' | 'multiple'> {
  /** Ready-made options; `children` (option, optgroup) serve when there is more to say. */
  options?: readonly { value: string; label: string; disabled?: boolean }[]
  /** The chosen value. `onChange`, as everywhere, is the browser's own event. */
  onValueChange?: (value: string) => void
  /** A first option with an empty value, such as 'Select...'. */
  placeholder?: string
}

/** A native select: a phone's own picker, type-ahead, and it works before the script is there. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  {
    label,
    hint,
    error,
    required,
    hideLabel,
    errorWord,
    optionalWord,
    id,
    options,
    placeholder,
    onValueChange,
    children,
    ...select
  },
  ref,
) {
  const own = useForwardedRef(ref)
  const shown = select.value ?? select.defaultValue ?? (placeholder === undefined ? undefined : '')
  useEarlyText(own, shown?.toString(), (chosen) => onValueChange?.(chosen))
  const handlers = useChangeOnce(select, onValueChange)
  const texts = { label, hint, error, required, hideLabel, errorWord, optionalWord, id }
  return (
    <FieldFrame {...texts}>
      {(control) => (
        <span className={css.box}>
          <select {...select} {...handlers} {...control} ref={own} className={css.selectInput}>
            {select.dangerouslySetInnerHTML ? null : (
              <>
                {placeholder === undefined ? null : <option value="">{placeholder}</option>}
                {options?.map((option) => (
                  <option key={option.value} value={option.value} disabled={option.disabled}>
                    {option.label}
                  </option>
                ))}
                {children}
              </>
            )}
          </select>
          <span className={css.chevron}>
            <Icon name="chevronDown" />
          </span>
        </span>
      )}
    </FieldFrame>
  )
})

/**
 * A controlled select reports a choice at its first event, `input`, and not again at `change`. A form library that
 * listens to `input` may render the page in between, and React would then put the old value back before `change`
 * comes: the choice would be lost.
 */
function useChangeOnce(
  { value, onChange, onInput }: SelectHTMLAttributes<HTMLSelectElement>,
  onValueChange: SelectFieldProps['onValueChange'],
) {
  const reported = useRef<string | null>(null)
  const report = withValue(onChange, onValueChange)
  if (value === undefined) return { onChange: report }
  return {
    onInput: (event: ChangeEvent<HTMLSelectElement>) => {
      onInput?.(event)
      reported.current = event.currentTarget.value
      report(event)
    },
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      if (reported.current !== event.currentTarget.value) report(event)
      reported.current = null
    },
  }
}
