import { Label } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon/index.ts'
import { useDigits } from '../messages/index.ts'
import * as css from './filter-panel.css.ts'

export type FilterChoice = {
  /** What is sent in the form when it is chosen. */
  value: string
  /** The words beside the box. */
  label: string
  /** The label of its chip, where the whole one is long: 'Morning' for 'Morning, 06:00 to 11:59'. */
  short?: string
  /** What this choice comes to, ready-made: '৳4,670' beside 'Cheapest'. */
  detail?: string
  /** Flights that this choice would leave. */
  count?: number
  /** Whether it is applied now. */
  checked?: boolean
}

export type FilterChoiceInputProps = FilterChoice & {
  type: 'checkbox' | 'radio'
  name: string
  /** 'N flights', for screen readers. */
  countText: (count: number) => string
}

/** Follows the applied choice when that changes, and shows at once what was pressed until then. */
function useApplied(checked: boolean) {
  const input = useRef<HTMLInputElement>(null)
  const applied = useRef(checked)
  useEffect(() => {
    // At first it may have been pressed before the script had come.
    if (input.current && applied.current !== checked) input.current.checked = checked
    applied.current = checked
  }, [checked])
  return input
}

/**
 * A native check box or radio that shows at once what was pressed, and follows the applied choice
 * when that changes (back button, 'Clear all').
 */
export function FilterChoiceInput({
  type,
  name,
  value,
  label,
  detail,
  count,
  checked = false,
  countText,
}: FilterChoiceInputProps) {
  const input = useApplied(checked)
  return (
    <Label.Root className={css.choice}>
      <input
        ref={input}
        className={css.input}
        type={type}
        name={name}
        value={value}
        defaultChecked={checked}
      />
      <span className={count === 0 && !checked ? `${css.words} ${css.none}` : css.words}>
        {`${label} `}
      </span>
      {detail === undefined ? null : <span className={css.count}>{detail}</span>}
      {count === undefined ? null : <Count count={count} label={countText(count)} />}
    </Label.Root>
  )
}

/** The same control as a chip, in a row of them. */
export function FilterChip({
  type,
  name,
  value,
  label,
  short = label,
  detail,
  count,
  checked = false,
  countText,
}: FilterChoiceInputProps) {
  const input = useApplied(checked)
  return (
    <Label.Root className={type === 'radio' ? css.sortChip : css.chip}>
      <input
        ref={input}
        className={css.chipInput}
        type={type}
        name={name}
        value={value}
        defaultChecked={checked}
      />
      {type === 'checkbox' ? (
        <span className={css.chipTick}>
          <Icon name="check" size={16} />
        </span>
      ) : null}
      <span>{`${short} `}</span>
      {detail === undefined ? null : <span className={css.chipDetail}>{detail}</span>}
      {count === undefined ? null : <Count count={count} label={countText(count)} />}
    </Label.Root>
  )
}

/** A number to the eye, a phrase to a screen reader. */
function Count({ count, label }: { count: number; label: string }) {
  const digits = useDigits()
  return (
    <span className={css.count} aria-label={label} role="img">
      {digits(count)}
    </span>
  )
}
