import { useRef } from 'react'
import { useEarlySlider } from '../hydration/index.ts'
import type { PriceRange } from './price-range.ts'
import * as css from './price-range-slider.css.ts'

interface NativeRangesProps {
  bounds: PriceRange
  step: number
  chosen: PriceRange
  /** Called once React takes over the page, where a thumb was moved before. */
  onMove: (next: PriceRange) => void
  thumbs: readonly [NativeThumb, NativeThumb]
}

interface NativeThumb {
  name: string
  label: string
  text: string
}

/** The slider before the script comes: two native ranges over one track, whose form can be sent. */
export function NativeRanges({ bounds, step, chosen, onMove, thumbs }: NativeRangesProps) {
  const length = bounds.high - bounds.low || 1
  const share = (price: number) => `${((price - bounds.low) / length) * 100}%`
  const low = useRef<HTMLInputElement>(null)
  const high = useRef<HTMLInputElement>(null)
  useEarlySlider(low, chosen.low, (moved) =>
    onMove({ low: Math.min(moved, chosen.high), high: chosen.high }),
  )
  useEarlySlider(high, chosen.high, (moved) =>
    onMove({
      low: Math.min(low.current?.valueAsNumber ?? chosen.low, moved),
      high: moved,
    }),
  )
  // Past the middle the lower thumb is the one that can still move back.
  const over = chosen.low - bounds.low > bounds.high - chosen.low ? '' : undefined
  const range = ({ name, label, text }: NativeThumb) =>
    ({
      className: css.native,
      type: 'range',
      min: bounds.low,
      max: bounds.high,
      step,
      name,
      'aria-label': label,
      'aria-valuetext': text,
    }) as const
  return (
    <div className={css.slider}>
      <span className={css.track}>
        <span
          className={css.chosen}
          style={{
            insetInlineStart: share(chosen.low),
            insetInlineEnd: `calc(100% - ${share(chosen.high)})`,
          }}
        />
      </span>
      <input ref={low} {...range(thumbs[0])} defaultValue={chosen.low} data-over={over} />
      <input ref={high} {...range(thumbs[1])} defaultValue={chosen.high} />
    </div>
  )
}
