import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ApplicantKind } from '@jatra/contract/visa/applicant-kinds'
import { visaCountries, type VisaInput, type VisaPlan } from '@jatra/contract/visa/visa'
import type { VisaWords } from '@jatra/contract/visa/visa-words'
import { instant } from './columns.ts'

/** The index that keeps two visas of one country from being offered at once. */
export const ONE_VISA_OF_A_COUNTRY = 'visas_offered_country'

/** Visas on offer, and those that were. */
export const visas = pgTable(
  'visas',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The name of an illustration. */
    image: text('image').$type<VisaInput['image']>().notNull(),
    country: text('country', { enum: visaCountries }).notNull(),
    /** What becomes of a passport that expires within 6 months (decision 009). */
    shortPassport: text('short_passport').$type<VisaInput['shortPassport']>().notNull(),
    /** What each kind of applicant brings. */
    requirements: jsonb('requirements').$type<Record<ApplicantKind, string[]>>().notNull(),
    /** The options, in order. Prices of one traveller, integer BDT. */
    visaList: jsonb('visa_list').$type<VisaPlan[]>().notNull(),
    /** Null where nobody has written them. */
    inBangla: jsonb('in_bangla').$type<VisaWords>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Since when it is no longer offered. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex(ONE_VISA_OF_A_COUNTRY)
      .on(table.country)
      .where(sql`${table.withdrawnAt} is null`),
  ],
)
export type VisaRow = typeof visas.$inferSelect

/** Visas of the catalogue that were put in once: what staff did to them since is never undone. */
export const seededVisas = pgTable('seeded_visas', {
  visaId: text('visa_id').primaryKey(),
  seededAt: instant('seeded_at').notNull(),
  /** When its texts in Bangla came too, or were left out because staff had changed the visa. */
  inBanglaAt: instant('in_bangla_at'),
})
