import { index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { FareRulesName } from '@jatra/contract/flight/jatra-air-fare-rules'
import type { JatraAirScenario } from '@jatra/contract/flight/jatra-air'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { fineInstant } from '@jatra/api/db/columns'
import { sandboxSchema } from './schema-name.ts'

/**
 * The books of Jatra Air: what an airline would keep. Only its adapter reads them, and our orders never refer to them.
 * Names and passports are not in them.
 */
export const jatraAirBookings = sandboxSchema.table(
  'jatra_air_bookings',
  {
    id: text('id').primaryKey(),
    /** An offer is booked once. */
    offer: text('offer').notNull().unique('jatra_air_bookings_offer_unique'),
    pnr: text('pnr').notNull().unique('jatra_air_bookings_pnr_unique'),
    /** The buyer's id of its own order. */
    orderId: text('order_id').notNull(),
    scenario: text('scenario').$type<JatraAirScenario>(),
    itineraries: jsonb('itineraries').$type<Itinerary[]>().notNull(),
    departsAt: fineInstant('departs_at').notNull(),
    /** `BG121 2026-12-08`: the flight and day of a seat. */
    flights: text('flights').array().notNull(),
    /** Adults and children. */
    seated: integer('seated').notNull(),
    currency: text('currency').notNull(),
    totalCents: integer('total_cents').notNull(),
    baseCents: integer('base_cents').notNull(),
    fareRules: text('fare_rules').$type<FareRulesName>().notNull(),
    /** When it appears in look-ups; null: never, although it was accepted. */
    visibleAt: fineInstant('visible_at'),
    /** When a hold lapses unless it is paid. */
    payBy: fineInstant('pay_by'),
    paidAt: fineInstant('paid_at'),
    /** When its tickets are issued; null: not yet paid, or never. */
    ticketedAt: fineInstant('ticketed_at'),
    /** The newest cancellation quote, the only one that can be confirmed. */
    quoteId: text('quote_id').unique('jatra_air_bookings_quote_unique'),
    quoteRefundCents: integer('quote_refund_cents'),
    quoteExpiresAt: fineInstant('quote_expires_at'),
    cancelledAt: fineInstant('cancelled_at'),
  },
  (table) => [index('jatra_air_bookings_flights').using('gin', table.flights)],
)
export type JatraAirBookingRow = typeof jatraAirBookings.$inferSelect

/** Drawn with the booking, issued when it is ticketed. */
export const jatraAirTickets = sandboxSchema.table(
  'jatra_air_tickets',
  {
    number: text('number').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => jatraAirBookings.id, { onDelete: 'cascade' }),
    passengerId: text('passenger_id').notNull(),
  },
  (table) => [index('jatra_air_tickets_booking').on(table.bookingId)],
)

/** Changes of a booking by the airline. */
export const jatraAirChanges = sandboxSchema.table(
  'jatra_air_changes',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => jatraAirBookings.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<Itinerary[]>().notNull(),
    /** Empty: the flight was cancelled. */
    after: jsonb('after').$type<Itinerary[]>().notNull(),
    /** May be in the future: it is hidden until then. */
    detectedAt: fineInstant('detected_at').notNull(),
    acceptedAt: fineInstant('accepted_at'),
  },
  (table) => [index('jatra_air_changes_booking').on(table.bookingId, table.detectedAt)],
)
export type JatraAirChangeRow = typeof jatraAirChanges.$inferSelect
