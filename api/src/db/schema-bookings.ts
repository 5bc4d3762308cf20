import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Itinerary } from '@jatra/contract/flight/flight'
import {
  bookingFailures,
  flightBookingStatuses,
  flightSuppliers,
  type AnsweredChange,
  type PendingChange,
} from '@jatra/contract/flight/flight-booking'
import type { OfferHold } from '@jatra/contract/flight/hold'
import type { OfferTerms } from './offer-terms.ts'
import { instant } from './columns.ts'
import { orders } from './schema-orders.ts'

/** A stored decision; the first one's `replaced` are the flights as they were sold. */
interface KeptAnswer extends AnsweredChange {
  /** When the airline was told, ISO 8601. */
  at: string
  /** The order's flights before it; none after a refund. */
  replaced: Itinerary[]
}

/** Where the booking of a flight order is. Moves by contract/flight/booking-life alone. */
export const flightBookings = pgTable(
  'flight_bookings',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status', { enum: flightBookingStatuses }).notNull(),
    supplier: text('supplier', { enum: flightSuppliers }).notNull(),
    /** The supplier's side of the offer; null on orders that were placed before there was one. */
    terms: jsonb('terms').$type<OfferTerms>(),
    /** The supplier's id of its order. */
    supplierOrderId: text('supplier_order_id'),
    /** The airline's (PNR). */
    reference: text('reference'),
    deadline: instant('deadline'),
    failure: text('failure', { enum: bookingFailures }),
    change: jsonb('change').$type<PendingChange>(),
    /** Decisions on changes that the airline was told, oldest first. Append-only. */
    answeredChanges: jsonb('answered_changes').$type<KeptAnswer[]>().notNull().default([]),
    /** When the supplier was asked to book or hold: set once, before the request leaves. */
    askedAt: instant('asked_at'),
    /** Of an order that is paid later; its seats are held first. */
    hold: jsonb('hold').$type<OfferHold>(),
    /** When the supplier was asked to take the payment of a hold: set once, before the request leaves. */
    payAskedAt: instant('pay_asked_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('flight_bookings_supplier_order').on(table.supplier, table.supplierOrderId),
    // Webhooks name the offer of an order that we do not know yet.
    index('flight_bookings_offer').on(sql`(${table.terms} ->> 'reference')`),
    // Airlines give the same reference again after years.
    index('flight_bookings_reference').on(table.reference),
    index('flight_bookings_supplier').on(table.supplier),
    index('flight_bookings_under_way')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('held', 'confirming', 'reserved', 'change_pending')`),
    check(
      'flight_bookings_failure_said',
      sql`(${table.status} = 'failed') = (${table.failure} is not null)`,
    ),
    check(
      'flight_bookings_change_said',
      sql`(${table.status} = 'change_pending') = (${table.change} is not null)`,
    ),
  ],
)
export type FlightBookingRow = typeof flightBookings.$inferSelect

/**
 * When a booking that has its ticket, is held, or waits for its traveller's decision is to be polled next. A job does
 * it, and the sweep stores another when that one was lost. A row is deleted when its last flight has landed, so that
 * the sweep never looks at flights of the past. A table of its own, because adding a column to the bookings would lock
 * them while older rows are filled in.
 */
export const flightWatches = pgTable(
  'flight_watches',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => flightBookings.orderId, { onDelete: 'cascade' }),
    pollAt: instant('poll_at').notNull(),
  },
  (table) => [index('flight_watches_due').on(table.pollAt)],
)

/** Ticket numbers, one for each traveller of a booking, and each of one traveller only. */
export const flightTickets = pgTable(
  'flight_tickets',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => flightBookings.orderId, { onDelete: 'cascade' }),
    /** As in the offer. */
    travelerId: text('traveler_id').notNull(),
    /** 13 digits. */
    number: text('number').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.travelerId] }),
    uniqueIndex('flight_tickets_number').on(table.number),
  ],
)
