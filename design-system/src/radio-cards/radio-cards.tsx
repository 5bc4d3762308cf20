import { Label } from 'radix-ui'
import { forwardRef, useId, type ForwardedRef, type ReactNode, type Ref } from 'react'
import { useForwardedRef } from '../hydration/use-forwarded-ref.ts'
import { GroupFrame, type FieldTexts } from '../field/index.ts'
import { useEarlyChoice } from '../hydration/index.ts'
import * as css from './radio-cards.css.ts'

export interface RadioCard<Value extends string = string> {
  /** What is sent in the form when the card is chosen. */
  value: Value
  /** The words that name the choice. */
  title: ReactNode
  /** A line or two under the title. */
  detail?: ReactNode
  /** Before the words: an icon or a tile. */
  picture?: ReactNode
  /** At the end, behind the stitch: '৳500', 'Free'. */
  end?: ReactNode
  /** Stays visible but cannot be chosen. */
  disabled?: boolean
}

export interface RadioCardsProps<Value extends string = string> extends FieldTexts {
  /** The form name that the chosen value is sent under. Made up when left out. */
  name?: string
  /** The cards, in the order they are shown. */
  options: readonly RadioCard<Value>[]
  /** The chosen value, when the page keeps it. Use it with `onValueChange`. */
  value?: Value
  /** The value chosen at first, when the group keeps its own state. */
  defaultValue?: Value
  /** Called with the value when another card is chosen. */
  onValueChange?: (value: Value) => void
  /** Beside each other on a tablet and up. */
  columns?: 1 | 2 | 3
  /** Disables every card. A disabled group is not sent with the form. */
  disabled?: boolean
}

/**
 * One of a few, when each needs more than a word: a delivery method, a plan. Native radio buttons,
 * so arrow keys and the form's value are the browser's. For plain words use SegmentedControl.
 */
function Cards<Value extends string>(
  {
    name,
    options,
    value,
    defaultValue,
    onValueChange,
    columns = 1,
    ...frame
  }: RadioCardsProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const id = useId()
  const group = useForwardedRef(ref)
  useEarlyChoice(
    group,
    value ?? defaultValue,
    options.map((option) => option.value),
    onValueChange,
  )
  return (
    <GroupFrame {...frame} ref={group} role="radiogroup">
      <div className={css.cards({ columns })}>
        {options.map((option) => (
          <Label.Root key={option.value} className={css.card} htmlFor={`${id}-${option.value}`}>
            <input
              id={`${id}-${option.value}`}
              type="radio"
              className={css.radio}
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.picture}
            <span className={css.words}>
              <span className={css.title}>{option.title}</span>{' '}
              {option.detail ? <span className={css.detail}>{option.detail}</span> : null}
            </span>{' '}
            {option.end ? <span className={css.end}>{option.end}</span> : null}
          </Label.Root>
        ))}
      </div>
    </GroupFrame>
  )
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- forwardRef loses the type parameter of what it wraps
export const RadioCards = forwardRef(Cards) as <Value extends string>(
  props: RadioCardsProps<Value> & {
    /** The fieldset, for example to scroll to it from an error summary. */
    ref?: Ref<HTMLFieldSetElement>
  },
) => ReactNode
