const DHAKA_MS = 6 * 3_600_000

/** `2021-08-25 14:51:56`, as SSLCommerz and Nagad write times. @param at epoch milliseconds */
export const dhakaTime = (at: number): string =>
  new Date(at + DHAKA_MS).toISOString().slice(0, 19).replace('T', ' ')

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
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+06:00`)
  return Number.isNaN(at) ? null : at
}
