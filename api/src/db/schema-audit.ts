import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * What was done to money and to roles, and by whom. Only ever added to: a trigger of the database refuses changes (decision 108). It
 * refers to no other table, so that it outlives what it is about.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** The member of staff; null: the system, or the command of whoever has the database. */
    staffId: text('staff_id'),
    /** `refund.approved`. */
    action: text('action').notNull(),
    /** The refund's id, or that of the account whose role was set. */
    subject: text('subject').notNull(),
    /** No personal data. */
    details: jsonb('details').$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('audit_log_of_subject').on(table.subject, table.id)],
)
