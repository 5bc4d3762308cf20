import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Actions on money and roles, and who did them. Append-only: a trigger of the database rejects changes. No foreign
 * keys, so that entries outlive their subjects.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** The member of staff; null for the system, or for a command of someone with access to the database. */
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
