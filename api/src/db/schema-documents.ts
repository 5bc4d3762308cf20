import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './schema-orders.ts'
import { users } from './schema-users.ts'

/** The row exists from before the file is written until after it is deleted, so no file is without one. */
const documentStates = ['writing', 'stored', 'removing'] as const

/** Applicants' document images. The files provider has the bytes under `key`. */
export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Random, and never sent to a client. */
    key: text('key').notNull().unique(),
    state: text('state', { enum: documentStates }).notNull(),
    /** The name of the uploaded file; shown, and never used as a path. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
    /**
     * When one that is stored is erased; null: not before its orders are. What a process of the version before stores is
     * looked at a day later.
     */
    eraseAt: instant('erase_at').default(sql`now() + interval '1 day'`),
  },
  (table) => [
    index('documents_of_user').on(table.userId, table.createdAt),
    index('documents_erased').on(table.eraseAt),
    index('documents_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} <> 'stored'`),
    check('documents_state_known', sql`${table.state} in ('writing', 'stored', 'removing')`),
  ],
)
export type DocumentRow = typeof documents.$inferSelect

/**
 * The documents of an application. Several applications of one account may share them, so that paying again needs no new
 * upload.
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
    /** The traveller's position in the order, from 0. */
    travelerPosition: integer('traveler_position').notNull(),
    /** Its place among that traveller's documents, from 0. */
    documentPosition: integer('document_position').notNull(),
    /** The item of the checklist that it is; null: given in the pile. */
    itemId: text('item_id'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.documentId] }),
    index('order_documents_of_document').on(table.documentId),
  ],
)
