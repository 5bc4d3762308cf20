import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { queues } from '@jatra/contract/desk/today-queues'
import { instant } from './columns.ts'
import { users } from './schema-users.ts'

/**
 * Who is on what at the desk. Items are read from the tables that they are of, so a claim refers to one by its queue and
 * id; the sweep deletes the claims of items that have left their queue.
 */
export const deskClaims = pgTable(
  'desk_claims',
  {
    queue: text('queue', { enum: queues }).notNull(),
    itemId: text('item_id').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.itemId] })],
)
