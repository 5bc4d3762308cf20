import { timestamp } from 'drizzle-orm/pg-core'

/** An instant, as a `Date`, to the millisecond: a cursor that was made of it finds its row again. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** An instant, as a `Date`, stored to the microsecond. */
export const fineInstant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
