import { gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays } from '@jatra/contract/values/dates'
import { midnightInDhaka } from '@jatra/contract/values/dhaka-time'

/** The date filter of staff's lists: `YYYY-MM-DD` in Dhaka, ends included. */
interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** Conditions that an instant is in this range; none when neither end is given. */
export const isOnDays = (instant: PgColumn, { from, to }: Days): SQL[] => [
  ...(from ? [gte(instant, new Date(midnightInDhaka(from)))] : []),
  ...(to ? [lt(instant, new Date(midnightInDhaka(addDays(to, 1))))] : []),
]
