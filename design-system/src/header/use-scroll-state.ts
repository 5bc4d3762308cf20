import { useEffect, useState } from 'react'

/** Scrolling down hides the header only beyond this many pixels (docs/specification.md, Header visibility). */
const hideBelow = 200

/** Nearer to the top than this, the header is in its top state. */
const topWithin = 8

/** Less than this is a trembling finger, not a direction. */
const tremble = 4

type ScrollState = 'top' | 'shown' | 'hidden'

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

/** What the header's first row covers. */
const ROW = 52

/**
 * The header's state, followed frame by frame while the page scrolls.
 * @param sameTabs id of the same tabs on the page: whether they are past is followed too.
 */
export function useScrollState(sameTabs?: string): { scroll: ScrollState; past: boolean } {
  const [state, setState] = useState<ScrollState>('top')
  const [past, setPast] = useState(false)
  useEffect(() => {
    let before = window.scrollY
    let frame = 0
    const read = () => {
      frame = 0
      const now = window.scrollY
      const tabs = sameTabs && document.getElementById(sameTabs)
      setPast(!!tabs && tabs.getBoundingClientRect().bottom < ROW)
      if (!isScroll(before, now)) return
      const from = before
      before = now
      setState((state) => nextScrollState(state, from, now))
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(read)
    }
    // A page opened further down (reload, back) is not in its top state.
    // oxlint-disable-next-line react/set-state-in-effect -- how far it is scrolled is known in the browser only
    setState(nextScrollState('top', before, before))
    read()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [sameTabs])
  return { scroll: state, past }
}
