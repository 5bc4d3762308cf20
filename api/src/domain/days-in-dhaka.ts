import { gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays } from '@jatra/contract/values/dates'

/** What a list of the desk is narrowed to: `YYYY-MM-DD` in Dhaka, ends included. */
interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** Conditions that an instant is on one of these days; none where neither end is given. */
export const isOnDays = (instant: PgColumn, { from, to }: Days): SQL[] => [
  ...(from ? [gte(instant, midnightInDhaka(from))] : []),
  ...(to ? [lt(instant, midnightInDhaka(addDays(to, 1)))] : []),
]

const midnightInDhaka = (date: string) => new Date(`${date}T00:00:00+06:00`)
