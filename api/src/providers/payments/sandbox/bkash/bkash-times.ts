import { timeInDhaka } from '@jatra/contract/values/dhaka-time'

/** As payments have it: `2026-09-18T06:00:19:952 GMT+0600`. */
export const bkashTime = (at: number): string => `${bkashLocalTime(at)} GMT+0600`

/** As lists of refunds have it, without a zone: `2024-06-13T16:27:24:000`. */
export const bkashLocalTime = (at: number): string => timeInDhaka(at).replace('.', ':')
