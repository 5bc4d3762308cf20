import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Checked } from '@jatra/contract/visa/checked'
import { visaKinds } from '@jatra/contract/visa/visa-kinds'
import type { StoredVisaStatus } from '@jatra/contract/visa/visa-status'
import { instant } from './columns.ts'

/** Whether a kind of visa of a country is open to Bangladeshi passports: a row for each that we know. */
export const visaStatuses = pgTable(
  'visa_statuses',
  {
    /** Two letters. */
    country: text('country').notNull(),
    kind: text('kind', { enum: visaKinds }).notNull(),
    pace: text('pace').$type<StoredVisaStatus['pace']>().notNull(),
    /** First and last day on which nobody can apply, `YYYY-MM-DD`. */
    closedFrom: text('closed_from'),
    closedUntil: text('closed_until'),
    /** Until a decision; null where nobody says. */
    workingDays: integer('working_days'),
    /** What travellers read. */
    sentence: text('sentence').notNull(),
    checked: jsonb('checked').$type<Checked>().notNull(),
    /** Null where there is no translation. */
    inBangla: jsonb('in_bangla').$type<{ sentence: string }>(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.kind] })],
)
export type VisaStatusRow = typeof visaStatuses.$inferSelect
