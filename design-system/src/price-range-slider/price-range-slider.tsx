import { forwardRef, useEffect, useId, useRef, useState } from 'react'
import { useEarlySlider } from '../hydration/index.ts'
import { GroupFrame, type FieldTexts } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { boundsOf, chosenWithin, FALLBACK_MAX, stepFor, type PriceRange } from './price-range.ts'
import * as css from './price-range-slider.css.ts'
import { words as defaultWords } from './words.ts'

export interface PriceRangeSliderProps extends FieldTexts {
  /** The lowest and highest price among the results, whole BDT. The track follows them. */
  min?: number
  /** The highest price among the results, whole BDT: the right end of the track. */
  max?: number
  /** Whole BDT, more than 0. By default about a hundredth of the track. */
  step?: number
  /** Names of the two inputs in the form. */
  lowName?: string
  /** Form name that the upper price is sent under. */
  highName?: string
  /** Names of two hidden inputs with the ends of the track: without script they tell what was not moved. */
  trackNames?: { low: string; high: string }
  /**
   * What is applied already. A thumb without a value stands at its end of the track. The thumbs
   * follow when it changes: the back button and 'Clear all' move them.
   */
  defaultValue?: Partial<PriceRange>
  /** At every move. */
  onValueChange?: (range: PriceRange) => void
  /** When a thumb is let go. */
  onValueCommit?: (range: PriceRange) => void
  /** Money as text: '৳12,345'. */
  format: (amount: number) => string
  /** The name of the lower thumb, for screen readers. */
  lowLabel?: string
  /** The name of the upper thumb, for screen readers. */
  highLabel?: string
  /** Stops both thumbs from being moved. The prices are then not sent. */
  disabled?: boolean
}

/**
 * From this price to that one: two native ranges over one track, so arrows, Page Up and Down, Home,
 * End and the form's values are the browser's. The thumbs meet but never cross.
 */
export const PriceRangeSlider = forwardRef<HTMLFieldSetElement, PriceRangeSliderProps>(
  function PriceRangeSlider(
    {
      min = 0,
      max = FALLBACK_MAX,
      step: wantedStep,
      lowName = 'minPrice',
      highName = 'maxPrice',
      trackNames,
      defaultValue,
      onValueChange,
      onValueCommit,
      format,
      lowLabel,
      highLabel,
      ...frame
    },
    ref,
  ) {
    const words = useMessages('priceRangeSlider', defaultWords)
    const id = useId()
    const track = useRef<HTMLDivElement>(null)
    const step = wantedStep && wantedStep > 0 ? wantedStep : stepFor(min, max)
    const bounds = boundsOf(min, max, step)
    const [low, setLow] = useState<number | null>(defaultValue?.low ?? null)
    const [high, setHigh] = useState<number | null>(defaultValue?.high ?? null)

    // What is applied changes from outside too: the back button, 'Clear all'.
    const [applied, setApplied] = useState(defaultValue)
    if (applied?.low !== defaultValue?.low || applied?.high !== defaultValue?.high) {
      setApplied(defaultValue)
      setLow(defaultValue?.low ?? null)
      setHigh(defaultValue?.high ?? null)
    }

    const chosen = chosenWithin(bounds, low, high)
    const length = bounds.high - bounds.low
    const share = (price: number) => (length === 0 ? 0 : (price - bounds.low) / length)
    const [from, to] = [share(chosen.low), length === 0 ? 1 : share(chosen.high)]
    // Set by script: the served page has no style attributes, and starts with the whole track.
    useEffect(() => {
      const name = (variable: string) => variable.replace(/^var\((.+)\)$/, '$1')
      track.current?.style.setProperty(name(css.from), String(from))
      track.current?.style.setProperty(name(css.to), String(to))
    }, [from, to])

    const moveLow = (price: number) => {
      const next = Math.min(price, chosen.high)
      setLow(next === bounds.low ? null : next)
      onValueChange?.({ low: next, high: chosen.high })
    }
    const moveHigh = (price: number) => {
      const next = Math.max(price, chosen.low)
      setHigh(next === bounds.high ? null : next)
      onValueChange?.({ low: chosen.low, high: next })
    }
    const lowThumb = useRef<HTMLInputElement>(null)
    const highThumb = useRef<HTMLInputElement>(null)
    useEarlySlider(lowThumb, chosen.low, moveLow)
    useEarlySlider(highThumb, chosen.high, moveHigh)
    const shared = {
      className: css.range,
      min: bounds.low,
      max: bounds.high,
      step,
      onPointerUp: () => onValueCommit?.(chosen),
      onKeyUp: () => onValueCommit?.(chosen),
    } as const

    return (
      <GroupFrame {...frame} ref={ref}>
        {trackNames ? (
          <>
            <input type="hidden" name={trackNames.low} value={bounds.low} />
            <input type="hidden" name={trackNames.high} value={bounds.high} />
          </>
        ) : null}
        <div className={css.values} aria-hidden="true">
          <span>{format(chosen.low)}</span> <span>{format(chosen.high)}</span>
        </div>
        <div ref={track} className={css.track}>
          <input
            {...shared}
            ref={lowThumb}
            type="range"
            id={`${id}-low`}
            name={lowName}
            aria-label={lowLabel ?? words.low}
            aria-valuetext={format(chosen.low)}
            value={chosen.low}
            data-over={from > 0.5 ? '' : undefined}
            onChange={(event) => moveLow(event.target.valueAsNumber)}
          />
          <input
            {...shared}
            ref={highThumb}
            type="range"
            id={`${id}-high`}
            name={highName}
            aria-label={highLabel ?? words.high}
            aria-valuetext={format(chosen.high)}
            value={chosen.high}
            onChange={(event) => moveHigh(event.target.valueAsNumber)}
          />
        </div>
      </GroupFrame>
    )
  },
)
