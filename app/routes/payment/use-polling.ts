import { useEffect, useRef } from 'react'

const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** Polls while something is pending: after 1 s, then at intervals that grow by half, at most every 30 s. */
export function usePolling(pending: boolean, ask: () => void): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!pending) return
    let wait = FIRST_MS
    let timer = setTimeout(tick, wait)
    function tick() {
      // A hidden page does not poll; it polls as soon as it is visible.
      if (document.visibilityState === 'visible') latest.current()
      wait = Math.min(wait * 1.5, LONGEST_MS)
      timer = setTimeout(tick, wait)
    }
    return () => clearTimeout(timer)
  }, [pending])
}
