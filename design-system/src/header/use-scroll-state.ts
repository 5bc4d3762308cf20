import { useEffect, useState } from 'react'
import { isScroll, nextScrollState, type ScrollState } from './scroll-state.ts'

/** The header's state, followed frame by frame while the page scrolls. */
export function useScrollState(): ScrollState {
  const [state, setState] = useState<ScrollState>('top')
  useEffect(() => {
    let before = window.scrollY
    let frame = 0
    const read = () => {
      frame = 0
      const now = window.scrollY
      if (!isScroll(before, now)) return
      const from = before
      before = now
      setState((state) => nextScrollState(state, from, now))
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(read)
    }
    // A page opened further down (reload, back) is not in its top state.
    setState(nextScrollState('top', before, before))
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  return state
}
