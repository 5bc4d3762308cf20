import { Slider } from 'radix-ui'
import { forwardRef, useState, type KeyboardEvent } from 'react'
import { GroupFrame, type FieldTexts } from '../field/index.ts'
import { useDirection, useHydrated } from '../hydration/index.ts'
import { useMessages } from '../messages/index.ts'
import { NativeRanges } from './native-ranges.tsx'
import { boundsOf, chosenWithin, FALLBACK_MAX, stepFor, type PriceRange } from './price-range.ts'
import * as css from './price-range-slider.css.ts'
import { priceRangeSlider as defaultWords } from '../messages/fields.ts'

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
  /** Called when a thumb is released. */
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
 * From this price to that one: Radix's slider, and two native ranges until the script comes. The thumbs meet but never
 * cross.
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
    const dir = useDirection()
    const hydrated = useHydrated()
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
    const onePrice = bounds.high === bounds.low

    const move = (next: PriceRange) => {
      setLow(next.low === bounds.low ? null : next.low)
      setHigh(next.high === bounds.high ? null : next.high)
      onValueChange?.(next)
    }
    // Radix's Home and End move the first and the last thumb, wherever the focus is.
    const moveToEnd = (event: KeyboardEvent) => {
      if (event.key !== 'Home' && event.key !== 'End') return
      event.preventDefault()
      const isHigh = event.target instanceof Element && event.target.ariaLabel === highLabel
      const home = event.key === 'Home'
      const next = isHigh
        ? { low: chosen.low, high: home ? chosen.low : bounds.high }
        : { low: home ? bounds.low : chosen.high, high: chosen.high }
      move(next)
      onValueCommit?.(next)
    }

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
        {/* Radix measures its thumbs: jsdom cannot. */}
        {hydrated && typeof ResizeObserver !== 'undefined' ? (
          <Slider.Root
            className={css.slider}
            dir={dir}
            min={bounds.low}
            // Radix places the thumbs by what lies between the ends.
            max={onePrice ? bounds.high + step : bounds.high}
            step={step}
            preserveThumbOrder
            disabled={frame.disabled || onePrice}
            value={[chosen.low, chosen.high]}
            onValueChange={(values) => move(rangeOf(values))}
            onValueCommit={(values) => onValueCommit?.(rangeOf(values))}
            onKeyDown={moveToEnd}
          >
            <Slider.Track className={css.track}>
              <Slider.Range className={css.chosen} />
            </Slider.Track>
            <Slider.Thumb
              className={css.thumb}
              name={lowName}
              aria-label={lowLabel ?? words.low}
              aria-valuetext={format(chosen.low)}
              aria-disabled={frame.disabled}
              // Past the middle the lower thumb is the one that can still move back.
              data-over={chosen.low - bounds.low > bounds.high - chosen.low ? '' : undefined}
            />
            <Slider.Thumb
              className={css.thumb}
              name={highName}
              aria-label={highLabel ?? words.high}
              aria-valuetext={format(chosen.high)}
              aria-disabled={frame.disabled}
            />
          </Slider.Root>
        ) : (
          <NativeRanges
            bounds={bounds}
            step={step}
            chosen={chosen}
            onMove={move}
            thumbs={[
              { name: lowName, label: lowLabel ?? words.low, text: format(chosen.low) },
              { name: highName, label: highLabel ?? words.high, text: format(chosen.high) },
            ]}
          />
        )}
      </GroupFrame>
    )
  },
)

const rangeOf = ([low = 0, high = low]: readonly number[]): PriceRange => ({ low, high })
