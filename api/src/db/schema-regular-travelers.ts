import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Traveler } from '@jatra/contract/traveler/traveler'
import { fineInstant } from './columns.ts'
import { users } from './schema-users.ts'

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
    createdAt: fineInstant('created_at').notNull(),
    updatedAt: fineInstant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.travelerId] }),
    index('regular_travelers_order').on(table.userId, table.createdAt),
  ],
)
