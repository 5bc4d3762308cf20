import { MINUTE_MS } from '../values/time-units.ts'

/** Airlines stop selling a flight this many minutes before it leaves. */
export const SALES_CLOSE_MINUTES = 60

/** No flight that leaves before this moment is for sale. @param now, and the answer: epoch milliseconds */
export const salesClosedUntil = (now: number): number => now + SALES_CLOSE_MINUTES * MINUTE_MS
