import { Label } from 'radix-ui'
import { forwardRef, useId, useState, type ReactNode } from 'react'
import { useForwardedRef } from '../hydration/use-forwarded-ref.ts'
import { latinDigits } from '../field/value.ts'
import { useEarlyText } from '../hydration/index.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useNumberInput } from './number-input.ts'
import * as css from './number-stepper.css.ts'
import { numberStepper as defaultWords } from '../messages/fields.ts'
import { field as defaultFieldWords } from '../messages/fields.ts'
import { useMessages } from '../messages/index.ts'

export interface NumberStepperProps {
  /** The visible name of what is counted, such as 'Adults'. */
  label: string
  /** A line below the label, such as '12 years and older'. */
  hint?: ReactNode
  /** What is wrong and how to correct it, such as a limit that is passed. */
  error?: string
  /** The form name that the number is sent under. Without it nothing is sent. */
  name?: string
  /** A whole number. */
  value?: number
  /** The number at first, when the stepper keeps its own state. The default is 0. */
  defaultValue?: number
  /** The smallest number. The minus button is disabled there. */
  min?: number
  /** The largest number. The plus button is disabled there. */
  max?: number
  /** Stops the number from being changed, and from being sent with the form. */
  disabled?: boolean
  /** Stops the number from being changed. It is sent with the form. */
  readOnly?: boolean
  /** Called with the new number after each press and each typed change. */
  onValueChange?: (value: number) => void
  /** The name of the minus button, for screen readers. The default is made from the label. */
  decrementLabel?: string
  /** The name of the plus button, for screen readers. The default is made from the label. */
  incrementLabel?: string
  /** Read before the error by screen readers. Replace it to translate the field. */
  errorWord?: string
}

/**
 * A count with a minus and a plus. The number can be typed, arrow keys change it, and the form has its
 * value without script. At a limit the button stays focusable.
 */
export const NumberStepper = forwardRef<HTMLInputElement, NumberStepperProps>(
  function NumberStepper(
    {
      label,
      hint,
      error,
      name,
      value,
      defaultValue = 0,
      min = 0,
      max,
      disabled = false,
      readOnly = false,
      onValueChange,
      decrementLabel,
      incrementLabel,
      errorWord,
    },
    ref,
  ) {
    const words = useMessages('numberStepper', defaultWords)
    const fieldWords = useMessages('field', defaultFieldWords)
    const id = useId()
    const [own, setOwn] = useState(defaultValue)
    const current = value ?? own
    // Between two keystrokes the field may be empty; the count keeps its last number until then.
    const [typed, setTyped] = useState<string | undefined>(undefined)

    const set = (wanted: number) => {
      if (disabled || readOnly) return
      const next = Math.max(min, Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.trunc(wanted)))
      setTyped(undefined)
      if (next === current) return
      setOwn(next)
      onValueChange?.(next)
    }
    const type = (text: string) => {
      const wanted = Number(text)
      if (text !== '' && wanted >= min && wanted <= (max ?? Infinity)) set(wanted)
      else setTyped(text)
    }
    const leave = () => {
      if (typed !== undefined) set(typed === '' ? current : Number(typed))
    }

    const { field, sent } = useNumberInput({
      name,
      min,
      max,
      type,
      shown: typed ?? current,
      step: (by) => set(current + by),
    })
    const input = useForwardedRef(ref)
    useEarlyText(input, String(field.value), (early) => type(latinDigits(early)))
    const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
    return (
      <div className={css.row}>
        <span className={css.words}>
          <Label.Root htmlFor={id} className={css.label}>
            {label}
          </Label.Root>{' '}
          {hint ? (
            <span id={`${id}-hint`} className={css.hint}>
              {hint}
            </span>
          ) : null}
        </span>
        <span className={css.controls}>
          <button
            type="button"
            className={css.step}
            aria-label={decrementLabel ?? words.less(label)}
            disabled={disabled || readOnly}
            aria-disabled={current <= min}
            onClick={() => set(current - 1)}
          >
            <Icon name="minus" />
          </button>
          <input
            ref={input}
            id={id}
            inputMode="numeric"
            className={css.number}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            onBlur={leave}
            {...field}
            disabled={disabled}
            readOnly={readOnly}
          />
          {disabled ? null : sent}
          <button
            type="button"
            className={css.step}
            aria-label={incrementLabel ?? words.more(label)}
            disabled={disabled || readOnly}
            aria-disabled={max !== undefined && current >= max}
            onClick={() => set(current + 1)}
          >
            <Icon name="plus" />
          </button>
        </span>
        {error ? (
          <span id={`${id}-error`} className={css.error}>
            <Icon name="error" size={16} />
            <VisuallyHidden>{`${errorWord ?? fieldWords.error} `}</VisuallyHidden>
            <span>{error}</span>
          </span>
        ) : null}
      </div>
    )
  },
)
