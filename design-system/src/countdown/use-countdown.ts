import { useEffect, useMemo, useRef, useState } from 'react'
import { clockOffset, secondsLeft, thresholdPassed, untilNextSecond } from './remaining-time.ts'

/**
 * The offset is taken when a server time is first seen on a clock: a countdown that is mounted
 * again with the same (by then old) server time must not start over.
 */
const offsets = new WeakMap<() => number, { serverNow: string | undefined; offset: number }>()

function offsetOf(now: () => number, serverNow: string | undefined): number {
  const known = offsets.get(now)
  if (known && known.serverNow === serverNow) return known.offset
  const offset = clockOffset(serverNow, now())
  offsets.set(now, { serverNow, offset })
  return offset
}

export type CountdownClock = {
  /** The end, as an ISO instant. */
  endsAt: string
  /** The device's clock in epoch milliseconds; a stable function, not a new one in each render. */
  now: () => number
  /** ISO instant at which the server rendered: first paint and correction of a wrong device clock. */
  serverNow?: string
  /** Called once per `endsAt`, when it is reached. */
  onExpire?: () => void
}

/**
 * Seconds left and the last threshold passed. Recomputed from the clock at each tick and whenever
 * the page comes back, so a sleeping tab tells the truth at once.
 */
export function useCountdown({ endsAt, now, serverNow, onExpire }: CountdownClock) {
  const [remaining, setRemaining] = useState(() =>
    secondsLeft(endsAt, serverNow === undefined ? now() : Date.parse(serverNow)),
  )
  const [announced, setAnnounced] = useState<{ endsAt: string; threshold: number }>()
  const expire = useRef(onExpire)
  useEffect(() => {
    expire.current = onExpire
  })

  // Taken with the first picture: time that passes until the effect runs is not to be lost.
  const offset = useMemo(() => offsetOf(now, serverNow), [now, serverNow])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = Infinity
    const tick = () => {
      clearTimeout(timer)
      const time = now() + offset
      const seconds = secondsLeft(endsAt, time)
      // Thresholds already behind at the first reading are not announced.
      const threshold = last === Infinity ? null : thresholdPassed(last, seconds)
      if (threshold !== null) setAnnounced({ endsAt, threshold })
      const expired = seconds === 0 && last > 0
      last = seconds
      setRemaining(seconds)
      if (expired) expire.current?.()
      if (seconds > 0) timer = setTimeout(tick, untilNextSecond(endsAt, time))
    }
    const wake = () => {
      if (document.visibilityState === 'visible' && last > 0) tick()
    }
    tick()
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('pageshow', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pageshow', wake)
    }
  }, [endsAt, now, offset])

  return {
    seconds: remaining,
    announced: announced?.endsAt === endsAt ? announced.threshold : null,
  }
}
