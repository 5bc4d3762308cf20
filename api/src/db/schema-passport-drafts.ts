import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { passportForms } from '@jatra/contract/traveler/passport-draft'
import { users } from './schema-users.ts'

/** Passport fields of a form in progress, kept for an hour. */
export const passportDrafts = pgTable(
  'passport_drafts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    form: text('form', { enum: passportForms }).notNull(),
    /** Of the tab's making. */
    draftId: text('draft_id').notNull(),
    /** The fields as a JWE (A256GCM), by a key that is not in the database. */
    sealed: text('sealed').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.form] }),
    index('passport_drafts_expiry').on(table.expiresAt),
  ],
)
