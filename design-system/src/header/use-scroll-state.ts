import { useEffect, useState } from 'react'
import { isScroll, nextScrollState, type ScrollState } from './scroll-state.ts'

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
