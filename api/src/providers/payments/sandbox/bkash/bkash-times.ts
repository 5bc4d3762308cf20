const DHAKA_MS = 6 * 3_600_000

const local = (at: number) => new Date(at + DHAKA_MS).toISOString().slice(0, 23).replace('.', ':')

/** As payments have it: `2026-09-18T06:00:19:952 GMT+0600`. */
export const bkashTime = (at: number): string => `${local(at)} GMT+0600`

/** As lists of refunds have it, without a zone: `2024-06-13T16:27:24:000`. */
export const bkashLocalTime = (at: number): string => local(at)
