import { Label } from 'radix-ui'
import { forwardRef, useId, type ForwardedRef, type ReactNode, type Ref } from 'react'
import { useForwardedRef } from '../hydration/use-forwarded-ref.ts'
import { useEarlyChoice } from '../hydration/index.ts'
import { scripted } from '../tokens/index.ts'
import { visuallyHiddenClass } from '../visually-hidden/index.ts'
import * as css from './segmented-control.css.ts'

export interface SegmentedOption<Value extends string = string> {
  /** What is sent in the form when the segment is chosen. */
  value: Value
  /** The words on the segment, best one or two. */
  label: ReactNode
  /** An icon before the words. It is decoration. */
  icon?: ReactNode
  /** Stays visible but cannot be chosen. */
  disabled?: boolean
  /** It needs script. Without script it is left out, unless it is the chosen one. */
  needsScript?: boolean
}

export interface SegmentedControlProps<Value extends string = string> {
  /** The question that the options answer: the accessible name of the group. */
  legend: string
  /** Hides the legend from view. Screen readers still read it. */
  hideLegend?: boolean
  /** The form name that the chosen value is sent under. Made up when left out. */
  name?: string
  /** The segments, in the order they are shown. Use two to five. */
  options: readonly SegmentedOption<Value>[]
  /** The chosen value, when the page keeps it. Use it with `onValueChange`. */
  value?: Value
  /** The value chosen at first, when the control keeps its own state. */
  defaultValue?: Value
  /** Disables every segment. A disabled control is not sent with the form. */
  disabled?: boolean
  /** The form is not sent without a choice. */
  required?: boolean
  /** Called with the value when another segment is chosen. */
  onValueChange?: (value: Value) => void
}

/**
 * Two to five choices side by side. Native radio buttons: arrow keys, form value and "n of m" come
 * from the browser, with or without script.
 */
function Control<Value extends string>(
  {
    legend,
    hideLegend = false,
    name,
    options,
    value,
    defaultValue,
    disabled,
    required,
    onValueChange,
  }: SegmentedControlProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const ownName = useId()
  const group = useForwardedRef(ref)
  useEarlyChoice(
    group,
    value ?? defaultValue,
    options.map((option) => option.value),
    onValueChange,
  )
  return (
    <fieldset ref={group} className={css.group} disabled={disabled}>
      <legend className={hideLegend ? visuallyHiddenClass : css.legend}>{legend}</legend>
      <div className={css.track}>
        {options.map((option) => (
          <Label.Root
            key={option.value}
            className={
              option.needsScript && option.value !== (value ?? defaultValue)
                ? `${css.option} ${scripted}`
                : css.option
            }
          >
            <input
              type="radio"
              className={css.radio}
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.icon}
            {option.label}
          </Label.Root>
        ))}
      </div>
    </fieldset>
  )
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- forwardRef loses the type parameter of what it wraps
export const SegmentedControl = forwardRef(Control) as <Value extends string>(
  props: SegmentedControlProps<Value> & {
    /** The fieldset, for example to scroll to it from an error summary. */
    ref?: Ref<HTMLFieldSetElement>
  },
) => ReactNode
