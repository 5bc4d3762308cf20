import { gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays } from '@jatra/contract/values/dates'
import { midnightInDhaka } from '@jatra/contract/values/dhaka-time'

/** What a list of the desk is narrowed to: `YYYY-MM-DD` in Dhaka, ends included. */
interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** Conditions that an instant is on one of these days; none where neither end is given. */
export const isOnDays = (instant: PgColumn, { from, to }: Days): SQL[] => [
  ...(from ? [gte(instant, new Date(midnightInDhaka(from)))] : []),
  ...(to ? [lt(instant, new Date(midnightInDhaka(addDays(to, 1))))] : []),
]
