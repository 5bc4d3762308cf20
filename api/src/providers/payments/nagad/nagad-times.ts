const DHAKA_MS = 6 * 3_600_000

/** `YYYYMMDDHHmmss` in Dhaka. @param at epoch milliseconds */
export const nagadTime = (at: number): string =>
  new Date(at + DHAKA_MS).toISOString().replace(/\D/g, '').slice(0, 14)

/** `YYYYMMDD` in Dhaka. */
export const nagadDate = (at: number): string => nagadTime(at).slice(0, 8)

/**
 * Reads the times of Nagad, in Dhaka: `2021-08-25 14:51:56.0` and `20210825145156`.
 * @returns epoch milliseconds, or null when it is neither
 */
export function parseNagadTime(text: string): number | null {
  const parts =
    /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.\d+)?$/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+06:00`)
  return Number.isNaN(at) ? null : at
}
