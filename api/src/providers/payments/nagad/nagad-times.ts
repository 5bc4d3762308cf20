import { timeInDhaka } from '@jatra/contract/values/dhaka-time'

/** `YYYYMMDDHHmmss` in Dhaka. @param at epoch milliseconds */
export const nagadTime = (at: number): string => timeInDhaka(at).replace(/\D/g, '').slice(0, 14)

/** `YYYYMMDD` in Dhaka. */
export const nagadDate = (at: number): string => nagadTime(at).slice(0, 8)
