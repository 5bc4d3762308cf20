import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'

const UNIT_MS = { s: 1000, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS } as const
const UNITS = ['d', 'h', 'm', 's'] as const
/** Far enough for any demonstration, and within what the date rules support. */
const FARTHEST_MS = 5 * 366 * UNIT_MS.d

/**
 * Offset of the visitor's clock from the real one, milliseconds: `+2d`, `-1h30m`, an instant such as
 * `2026-12-24T10:00Z`, or `reset`. Null when it is none of these, or too far.
 * @param text as it stands in an address, where a `+` that was not escaped has become a space
 */
export function readClock(text: string, realNow: number): number | null {
  const asked = text.trim()
  if (asked === 'reset') return 0
  const offset = readOffset(asked) ?? readInstant(asked, realNow)
  return offset === null || Math.abs(offset) > FARTHEST_MS ? null : offset
}

function readOffset(text: string): number | null {
  if (!/^[+-]?(?:\d{1,9}[dhms]){1,4}$/.test(text)) return null
  const counts = UNITS.flatMap((unit) =>
    [...text.matchAll(new RegExp(`(\\d+)${unit}`, 'g'))].map(
      ([, count]) => Number(count) * UNIT_MS[unit],
    ),
  )
  const sum = counts.reduce((ms, more) => ms + more, 0)
  return text.startsWith('-') ? -sum : sum
}

function readInstant(text: string, realNow: number): number | null {
  if (
    !/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text)
  )
    return null
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : instant - realNow
}

/** An offset in the format of {@link readClock}: `+1d15m`, or `reset` for zero. */
export function writeOffset(offsetMs: number): string {
  let rest = Math.round(Math.abs(offsetMs) / 1000) * 1000
  if (rest === 0) return 'reset'
  const parts = UNITS.map((unit) => {
    const count = Math.floor(rest / UNIT_MS[unit])
    rest -= count * UNIT_MS[unit]
    return count ? `${String(count)}${unit}` : ''
  })
  return `${offsetMs < 0 ? '-' : '+'}${parts.join('')}`
}
