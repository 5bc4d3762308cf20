import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './schema-orders.ts'
import { users } from './schema-users.ts'

/**
 * The words of the names of an order (contract/desk/name-words), by which staff find it. The moment of the order is in
 * it, so that the newest of many are read from the index alone.
 */
export const orderNameWords = pgTable(
  'order_name_words',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The position of the traveller; -1: the contact. */
    person: integer('person').notNull(),
    word: text('word').notNull(),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.person, table.word] }),
    index('order_name_words_by_word').on(
      table.word.op('text_pattern_ops'),
      sql`${table.placedAt} desc`,
      sql`${table.orderId} desc`,
    ),
  ],
)

/** What staff wrote about an order, for colleagues. Only added to. */
export const orderNotes = pgTable(
  'order_notes',
  {
    /** The client made it, so that the same request again adds nothing. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    staffId: text('staff_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_notes_of_order').on(table.orderId, table.at)],
)

/** Searches that a member of staff keeps. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The client made it. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    q: text('q').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.id] })],
)
