import { DHAKA_OFFSET } from '@jatra/contract/values/dhaka-time'

/**
 * Reads the times of bKash, none of which is ISO 8601: `2026-09-18T06:00:19:952 GMT+0600` of payments,
 * `2024-06-13T16:27:24:000` of refunds and `20180419122246` of webhooks, the last two in Dhaka.
 * @returns epoch milliseconds, or null when it is none of them
 */
export function parseBkashTime(text: string): number | null {
  const compact = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)
  if (compact) {
    const [, year, month, day, hour, minute, second] = compact
    return instantOf(`${year}-${month}-${day}T${hour}:${minute}:${second}${DHAKA_OFFSET}`)
  }
  const long =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:[:.](\d{3}))?(?:\s*GMT([+-]\d\d):?(\d\d))?$/.exec(text)
  if (!long) return null
  const [, time, millis = '000', hours, minutes] = long
  return instantOf(`${time}.${millis}${hours ? `${hours}:${minutes}` : DHAKA_OFFSET}`)
}

function instantOf(iso: string): number | null {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? null : at
}
