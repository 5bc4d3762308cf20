import { HOUR_MS } from './time-units.ts'

/** Dhaka has no daylight saving: UTC+6 the year round. */
export const DHAKA_OFFSET = '+06:00'
const DHAKA_OFFSET_MS = 6 * HOUR_MS

/** The clock of Dhaka without its offset: `2026-11-20T12:00:00.000`. @param at epoch milliseconds */
export function timeInDhaka(at: number): string {
  return new Date(at + DHAKA_OFFSET_MS).toISOString().slice(0, -1)
}

/** When a day begins in Dhaka, epoch milliseconds. @param date YYYY-MM-DD */
export function midnightInDhaka(date: string): number {
  return Date.parse(`${date}T00:00:00${DHAKA_OFFSET}`)
}
