import { useEffect, useRef } from 'react'
import * as css from './filter-panel.css.ts'

export type FilterChoice = {
  value: string
  label: string
  /** Flights that this choice would leave. */
  count?: number
  checked?: boolean
}

export type FilterChoiceInputProps = FilterChoice & {
  type: 'checkbox' | 'radio'
  name: string
  /** 'N flights', for screen readers. */
  countText: (count: number) => string
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
  count,
  checked = false,
  countText,
}: FilterChoiceInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.checked = checked
  }, [checked])
  return (
    <label className={css.choice}>
      <input
        ref={input}
        className={css.input}
        type={type}
        name={name}
        value={value}
        defaultChecked={checked}
      />
      <span className={count === 0 && !checked ? `${css.words} ${css.none}` : css.words}>
        {label}{' '}
      </span>
      {count === undefined ? null : (
        <span className={css.count} aria-label={countText(count)} role="img">
          {count}
        </span>
      )}
    </label>
  )
}
