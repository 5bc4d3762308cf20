import { Label } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useEarlySlider } from '../hydration/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './filter-panel.css.ts'
import { filterPanel as defaultWords } from '../messages/flights.ts'

export type PriceLimitData = {
  /** The form name that the limit is sent under. */
  name: string
  /** Integer BDT: the lowest and the highest total among the flights, and the applied limit. */
  min: number
  /** The highest price among the results, in whole BDT. */
  max: number
  /** The limit that is applied now, in whole BDT. */
  value: number
  /** How far one press of an arrow key moves the limit, in whole BDT. */
  step?: number
  /** Money as text: '৳12,345'. */
  format: (amount: number) => string
}

type PriceLimitProps = { id: string; limit: PriceLimitData; label: string }

/** The highest price wanted, as a native range. */
export function PriceLimit({ id, limit, label }: PriceLimitProps) {
  const words = useMessages('filterPanel', defaultWords)
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(limit.value)
  const [applied, setApplied] = useState(limit)
  useEarlySlider(input, limit.value, setShown)
  const placed = useRef(limit)
  if (applied.value !== limit.value || applied.max !== limit.max) {
    setApplied(limit)
    setShown(limit.value)
  }
  useEffect(() => {
    const { value, max } = placed.current
    if (input.current && (value !== limit.value || max !== limit.max))
      input.current.value = String(limit.value)
    placed.current = limit
  }, [limit])
  return (
    <div className={css.group}>
      <Label.Root className={css.legend} htmlFor={id}>
        {label}
      </Label.Root>{' '}
      <output className={css.value} htmlFor={id} aria-live="off">
        {words.upTo(limit.format(shown))}
      </output>
      <input
        ref={input}
        id={id}
        className={css.range}
        type="range"
        name={limit.name}
        min={limit.min}
        max={limit.max}
        step={limit.step ?? 1}
        defaultValue={limit.value}
        aria-valuetext={limit.format(shown)}
        onInput={(event) => setShown(event.currentTarget.valueAsNumber)}
      />
      <div className={css.ends} aria-hidden="true">
        <span>{limit.format(limit.min)}</span> <span>{limit.format(limit.max)}</span>
      </div>
    </div>
  )
}
