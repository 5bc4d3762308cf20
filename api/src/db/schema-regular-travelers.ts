import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Traveler } from '@jatra/contract/traveler/traveler'
import { users } from './schema-users.ts'

/** An instant, as a `Date`. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The people an account often books for (docs/specification.md, Regular travellers). */
export const regularTravelers = pgTable(
  'regular_travelers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the client's making; unique within the account. */
    travelerId: text('traveler_id').notNull(),
    details: jsonb('details').$type<Traveler>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.travelerId] }),
    index('regular_travelers_order').on(table.userId, table.createdAt),
  ],
)
