import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'

/** Shorter than any time between two clock changes, Morocco's Ramadan included. */
const STEP = 28 * DAY_MS

/** Offsets of one zone in one year: from each instant on, the minutes ahead of UTC. */
type Changes = readonly { from: number; offset: number }[]

const formatters = new Map<string, Intl.DateTimeFormat>()
const years = new Map<string, Changes>()

/** Asks the platform's zone data; slow, so only {@link changesOf} does. */
function readOffset(zone: string, utc: number): number {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    formatters.set(zone, formatter)
  }
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0] = (
    formatter.format(utc).match(/\d+/g) ?? []
  ).map(Number)
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - utc) / MINUTE_MS)
}

/** The year's changes of a zone: looked at in steps, and narrowed to the minute where the offset differs. */
function changesOf(zone: string, year: number): Changes {
  const key = `${zone} ${year}`
  const known = years.get(key)
  if (known) return known
  const start = Date.UTC(year, 0, 1)
  const end = Date.UTC(year + 1, 0, 1)
  const changes = [{ from: start, offset: readOffset(zone, start) }]
  for (let before = start; before < end; before += STEP) {
    const after = Math.min(before + STEP, end)
    const old = changes.at(-1)?.offset
    if (readOffset(zone, after) === old) continue
    let [low, high] = [before, after]
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS
      if (readOffset(zone, middle) === old) low = middle
      else high = middle
    }
    changes.push({ from: high, offset: readOffset(zone, high) })
  }
  years.set(key, changes)
  return changes
}

/** Minutes ahead of UTC at an instant in epoch milliseconds. */
export function offsetAt(zone: string, utc: number): number {
  const changes = changesOf(zone, new Date(utc).getUTCFullYear())
  for (let i = changes.length - 1; i > 0; i--) {
    const change = changes[i]
    if (change && utc >= change.from) return change.offset
  }
  return changes[0]?.offset ?? 0
}

/**
 * The instant of a local time (`local` is that clock time read as if it were UTC). A time that a clock change skips is
 * read as the clock before the change would show it; of a time that comes twice, the first is meant.
 */
export function instantOf(zone: string, local: number): number {
  const before = offsetAt(zone, local - DAY_MS)
  const utc = local - before * MINUTE_MS
  const offset = offsetAt(zone, utc)
  if (offset === before) return utc
  const shifted = local - offset * MINUTE_MS
  return offsetAt(zone, shifted) === offset ? shifted : utc
}

/** `2026-12-01T07:30:00`, the local time of an instant. */
export function localTime(zone: string, utc: number): string {
  return new Date(utc + offsetAt(zone, utc) * MINUTE_MS).toISOString().slice(0, 19)
}
