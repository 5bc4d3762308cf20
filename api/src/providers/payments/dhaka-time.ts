import { DHAKA_OFFSET, timeInDhaka } from '@jatra/contract/values/dhaka-time'

/** `2021-08-25 14:51:56`, as SSLCommerz and Nagad write times. @param at epoch milliseconds */
export const dhakaTime = (at: number): string => timeInDhaka(at).slice(0, 19).replace('T', ' ')

/**
 * Reads the times of SSLCommerz and Nagad, in Dhaka: `2021-08-25 14:51:56`, with a fraction or without, and
 * `20210825145156`.
 * @returns epoch milliseconds, or null when it is neither
 */
export function parseDhakaTime(text: string): number | null {
  const parts =
    /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.\d+)?$/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${DHAKA_OFFSET}`)
  return Number.isNaN(at) ? null : at
}
