import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ApplicantKind } from '@jatra/contract/visa/applicant-kinds'
import { visaCountries, type VisaInput, type VisaPlan } from '@jatra/contract/visa/visa'
import type { Checked } from '@jatra/contract/visa/checked'
import type { ChecklistItem } from '@jatra/contract/visa/checklist-item'
import type { VisaWords } from '@jatra/contract/visa/visa-words'
import { instant } from './columns.ts'

/** The index that allows one visa per country on sale. */
export const ONE_VISA_OF_A_COUNTRY = 'visas_offered_country'

/** Visas, for sale or withdrawn. */
export const visas = pgTable(
  'visas',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The name of an illustration. */
    image: text('image').$type<VisaInput['image']>().notNull(),
    country: text('country', { enum: visaCountries }).notNull(),
    /** How a passport that expires within 6 months is handled: some countries refuse it, others only warn. */
    shortPassport: text('short_passport').$type<VisaInput['shortPassport']>().notNull(),
    /** Required documents of each kind of applicant. */
    requirements: jsonb('requirements').$type<Record<ApplicantKind, string[]>>().notNull(),
    /** The options, in order. Prices of one traveller, integer BDT. */
    visaList: jsonb('visa_list').$type<VisaPlan[]>().notNull(),
    /** When and with whom the lists of documents were last checked; null where staff have not said so. */
    listsChecked: jsonb('lists_checked').$type<Checked>(),
    /** Null where there is no translation. */
    inBangla: jsonb('in_bangla').$type<VisaWords>(),
    /** The requirements as data; null: documents are given in one pile. */
    checklist: jsonb('checklist').$type<ChecklistItem[]>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When it was withdrawn. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex(ONE_VISA_OF_A_COUNTRY)
      .on(table.country)
      .where(sql`${table.withdrawnAt} is null`),
  ],
)
export type VisaRow = typeof visas.$inferSelect

/** Visas of the catalogue that were seeded, so that later changes by staff are never undone. */
export const seededVisas = pgTable('seeded_visas', {
  visaId: text('visa_id').primaryKey(),
  seededAt: instant('seeded_at').notNull(),
})
