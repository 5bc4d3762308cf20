const DHAKA_MS = 6 * 3_600_000

/** `YYYYMMDDHHmmss` in Dhaka. @param at epoch milliseconds */
export const nagadTime = (at: number): string =>
  new Date(at + DHAKA_MS).toISOString().replace(/\D/g, '').slice(0, 14)

/** `YYYYMMDD` in Dhaka. */
export const nagadDate = (at: number): string => nagadTime(at).slice(0, 8)
