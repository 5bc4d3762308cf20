import { Label } from 'radix-ui'
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react'
import { describedByMessages, FieldMessages } from '../field/index.ts'
import { useEarlyTick } from '../hydration/index.ts'
import * as css from './checkbox.css.ts'

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'style'
> {
  /** A whole statement that is true when it is checked. May hold a link. */
  label: ReactNode
  /** Help below the label, which is part of the description of the box. */
  hint?: ReactNode
  /** What is wrong and how to correct it, such as 'Accept the terms to continue'. */
  error?: string
  /** Read before the error by screen readers. Replace it to translate the field. */
  errorWord?: string
  /** Shows and announces that some of its items are chosen. A form is sent only checked or not checked. */
  indeterminate?: boolean
  /** Called with the new state each time the box is ticked or cleared. */
  onCheckedChange?: (checked: boolean) => void
}

/** Yes or no. A native check box: its value is in the form with and without script. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    label,
    hint,
    error,
    errorWord,
    indeterminate = false,
    onChange,
    onCheckedChange,
    id: givenId,
    ...input
  },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  useEarlyTick(box, input.checked ?? input.defaultChecked ?? false, onCheckedChange)
  return (
    <div className={css.frame}>
      <Label.Root className={css.row} htmlFor={id}>
        <input
          {...input}
          ref={box}
          id={id}
          type="checkbox"
          className={css.box}
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.currentTarget.checked)
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedByMessages(id, { hint, error })}
        />
        <span className={css.words}>{label}</span>
      </Label.Root>
      {hint || error ? (
        <div className={css.messages}>
          <FieldMessages id={id} hint={hint} error={error} errorWord={errorWord} />
        </div>
      ) : null}
    </div>
  )
})
