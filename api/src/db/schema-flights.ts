import type { OfferTerms } from './offer-terms.ts'
import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Dictionaries, FlightQuery, PricedOffer } from '@jatra/contract/flight/flight'

/** A search and the offers that stand until it ends. Rows are written once and never changed. */
export const flightSearches = pgTable(
  'flight_searches',
  {
    searchUid: text('search_uid').primaryKey(),
    query: jsonb('query').$type<FlightQuery>().notNull(),
    offers: jsonb('offers').$type<PricedOffer[]>().notNull(),
    dictionaries: jsonb('dictionaries').$type<Dictionaries>().notNull(),
    /** The supplier's side of each offer, by its id: never sent to a browser. */
    terms: jsonb('terms').$type<Record<string, OfferTerms>>().notNull().default({}),
    /** Whether a supplier gave no answer, so that there may be more flights. */
    partial: boolean('partial').notNull().default(false),
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('flight_searches_end').on(table.endsAt)],
)
export type FlightSearchRow = typeof flightSearches.$inferSelect
