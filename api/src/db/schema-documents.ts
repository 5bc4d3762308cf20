import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './schema-orders.ts'
import { users } from './schema-users.ts'

const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** From before its file is written until after it is gone: no file is ever without a row (docs/decisions/043). */
export const documentStates = ['writing', 'stored', 'removing'] as const

/** Pictures of applicants' papers. The bytes are with the files provider under `key`. */
export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Random, and known to nobody outside. */
    key: text('key').notNull().unique(),
    state: text('state', { enum: documentStates }).notNull(),
    /** As the traveller's file was called; shown, never a path. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The application that it belongs to; null while it waits for one. */
    orderId: text('order_id').references(() => orders.id),
    /** Whose paper it is on that order, from 0. */
    travelerPosition: integer('traveler_position'),
    /** Its place among that traveller's papers, from 0. */
    documentPosition: integer('document_position'),
  },
  (table) => [
    index('documents_of_user').on(table.userId, table.createdAt),
    index('documents_of_order').on(table.orderId, table.travelerPosition),
    index('documents_waiting')
      .on(table.createdAt)
      .where(sql`${table.orderId} is null`),
    check('documents_state_known', sql`${table.state} in ('writing', 'stored', 'removing')`),
    check(
      'documents_whole_place',
      sql`(${table.orderId} is null) = (${table.travelerPosition} is null)`,
    ),
  ],
)
export type DocumentRow = typeof documents.$inferSelect
