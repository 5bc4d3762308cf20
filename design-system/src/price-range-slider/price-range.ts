/** Two prices, whole BDT; `low` is never above `high`. */
export interface PriceRange {
  /** The lowest price, whole BDT. */
  low: number
  /** The highest price, whole BDT. */
  high: number
}

/** When there is no price to follow (docs/specification.md, Widget defaults). */
export const FALLBACK_MAX = 1000

/** A step of 1, 10, 100...: about a hundred to the track, and a whole amount that one would say. */
export function stepFor(min: number, max: number): number {
  return 10 ** Math.max(0, Math.round(Math.log10(Math.max(1, max - min))) - 2)
}

/** The ends of the track: the prices, moved outward to the step, so that both can be reached. */
export function boundsOf(min = 0, max = FALLBACK_MAX, step = stepFor(min, max)): PriceRange {
  const low = Math.floor(min / step) * step
  return { low, high: Math.max(low, Math.ceil(max / step) * step) }
}

/**
 * What is chosen, within the ends. A thumb that was not moved (null) stays at its end when the
 * prices change, so a new dearest package is not filtered away by an untouched slider.
 */
export function chosenWithin(
  bounds: PriceRange,
  low: number | null,
  high: number | null,
): PriceRange {
  const inside = (value: number) => Math.min(bounds.high, Math.max(bounds.low, value))
  const top = inside(high ?? bounds.high)
  return { low: Math.min(inside(low ?? bounds.low), top), high: top }
}
