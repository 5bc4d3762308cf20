/** Scrolling down hides the header only beyond this many pixels (docs/specification.md, Header visibility). */
const hideBelow = 200

/** Nearer to the top than this, the header is in its top state. */
const topWithin = 8

/** Less than this is a trembling finger, not a direction. */
const tremble = 4

export type ScrollState = 'top' | 'shown' | 'hidden'

/**
 * Where the header stands after a scroll from `before` to `now` (pixels): hides on the way down
 * past 200 px, shows on the way up, top near the top (docs/specification.md, Page frame).
 */
export function nextScrollState(state: ScrollState, before: number, now: number): ScrollState {
  if (now <= topWithin) return 'top'
  if (now > before) return now > hideBelow ? 'hidden' : 'shown'
  if (now < before) return 'shown'
  return state === 'top' ? 'shown' : state
}

/** True when the way from `before` to `now` is long enough to tell a direction. */
export function isScroll(before: number, now: number): boolean {
  return now <= topWithin || Math.abs(now - before) >= tremble
}
