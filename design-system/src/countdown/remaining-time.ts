import type { Messages } from '../messages/index.ts'

/** Seconds left that a screen reader announces (WCAG 2.2.1; never every second). Largest first. */
const announceAt = [300, 120, 30] as const

/** Below this many seconds the countdown looks urgent. */
export const urgentBelow = 120

/**
 * A difference below this between the server's and the device's clock is the answer's travel time,
 * not a wrong clock; trusting the device then keeps the deadline exact.
 */
const toleratedSkewMs = 5_000

/**
 * Milliseconds to add to the device's clock to get the server's.
 * @param serverNow ISO instant at which the server rendered; undefined means: trust the device
 */
export function clockOffset(serverNow: string | undefined, deviceNow: number): number {
  if (serverNow === undefined) return 0
  const offset = Date.parse(serverNow) - deviceNow
  return Number.isFinite(offset) && Math.abs(offset) >= toleratedSkewMs ? offset : 0
}

/** Whole seconds until `endsAt` (ISO instant), never negative; 0 means expired. */
export function secondsLeft(endsAt: string, now: number): number {
  const left = Math.ceil((Date.parse(endsAt) - now) / 1000)
  return Number.isFinite(left) ? Math.max(0, left) : 0
}

/** Milliseconds until the displayed second changes, so that ticks do not drift. */
export function untilNextSecond(endsAt: string, now: number): number {
  const rest = (Date.parse(endsAt) - now) % 1000
  return rest > 0 ? rest : 1000
}

/** The smallest threshold passed between two readings, or null. A tab that slept may pass several. */
export function thresholdPassed(before: number, after: number): number | null {
  if (after <= 0) return null
  return announceAt.findLast((at) => before > at && after <= at) ?? null
}

/** '14:05' from 845 seconds. */
export function clockFace(seconds: number, digits: Messages['digits']): string {
  return digits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}

/** '14 minutes 5 seconds' from 845 seconds; zero parts are left out. */
export function timeInWords(
  seconds: number,
  words: Pick<Messages['countdown'], 'minutes' | 'seconds'>,
): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes && words.minutes(minutes), rest && words.seconds(rest)].filter(Boolean).join(' ')
}
