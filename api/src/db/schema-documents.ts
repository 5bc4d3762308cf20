import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
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
  },
  (table) => [
    index('documents_of_user').on(table.userId, table.createdAt),
    check('documents_state_known', sql`${table.state} in ('writing', 'stored', 'removing')`),
  ],
)
export type DocumentRow = typeof documents.$inferSelect

/**
 * Which papers an application came with. Several applications of one account may share them: who tries to pay again
 * uploads nothing again.
 */
export const orderDocuments = pgTable(
  'order_documents',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id),
    /** Whose paper it is, from 0. */
    travelerPosition: integer('traveler_position').notNull(),
    /** Its place among that traveller's papers, from 0. */
    documentPosition: integer('document_position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.documentId] }),
    index('order_documents_of_document').on(table.documentId),
  ],
)
