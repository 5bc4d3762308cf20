import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { paymentStatuses } from '@jatra/contract/order-status'
import type { Dictionaries, FlightOffer, FlightQuery } from '@jatra/contract/entities/flight'
import { paymentTypes, serviceTypes } from '@jatra/contract/entities/payment'
import { users } from './schema-users.ts'

/** An instant, as a `Date`. To the millisecond, so that a cursor says it without loss. */
const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** What was bought, as it was when it was bought. Money is integer BDT. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    /** Total payable, as the server computed it (D14). */
    price: integer('price').notNull(),
    travelerCount: integer('traveler_count').notNull(),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    /** Moves once, from pending (contract/order-status). */
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
    searchUid: text('search_uid').notNull(),
    offer: jsonb('offer').$type<FlightOffer>().notNull(),
    dictionaries: jsonb('dictionaries').$type<Dictionaries>().notNull(),
    query: jsonb('query').$type<FlightQuery>().notNull(),
    fareRate: doublePrecision('fare_rate').notNull(),
    /** `YYYY-MM-DD`. */
    departureDate: text('departure_date').notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactAddress: text('contact_address'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('orders_of_user').on(table.userId, table.createdAt, table.id),
    index('orders_pending')
      .on(table.expiresAt)
      .where(sql`${table.paymentStatus} = 'pending'`),
    check(
      'orders_status_known',
      sql`${table.paymentStatus} in ('pending', 'success', 'failed', 'cancelled', 'expired')`,
    ),
    check('orders_price_positive', sql`${table.price} > 0`),
  ],
)
export type OrderRow = typeof orders.$inferSelect

/** Who travels on an order, adults first. */
export const orderTravelers = pgTable(
  'order_travelers',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 0, as in the offer's travellers. */
    position: integer('position').notNull(),
    travelerType: text('traveler_type', { enum: ['ADULT', 'CHILD', 'HELD_INFANT'] }).notNull(),
    title: text('title').notNull(),
    gender: text('gender').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: text('birth_date').notNull(),
    nationality: text('nationality').notNull(),
    /** The last three characters, the rest as stars; null on a domestic flight. */
    maskedPassportNumber: text('masked_passport_number'),
    email: text('email').notNull(),
    /** `+8801712345678`. */
    phone: text('phone').notNull(),
    address: text('address'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)
export type OrderTravelerRow = typeof orderTravelers.$inferSelect

/** Passports in clear, apart from all else: deleting a row takes nothing from the order but the document. */
export const orderPassports = pgTable(
  'order_passports',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    passportNumber: text('passport_number').notNull(),
    /** `YYYY-MM-DD`. */
    expiryDate: text('expiry_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

/** One try at paying an order; `tran_id` is what the gateway knows it by. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    tranId: text('tran_id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    amount: integer('amount').notNull(),
    status: text('status', { enum: [...paymentStatuses, 'refund_due'] }).notNull(),
    /** The gateway's page, once the gateway has answered. */
    gatewayUrl: text('gateway_url'),
    /** Who is asking the gateway for its page now, and until when the others believe it. */
    claimedBy: text('claimed_by'),
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payment_attempts_of_order').on(table.orderId),
    check('payment_attempts_amount_positive', sql`${table.amount} > 0`),
  ],
)
export type PaymentAttemptRow = typeof paymentAttempts.$inferSelect

export const receiptOutcomes = ['settled', 'held', 'refund_due'] as const

/** Money that the gateway confirmed, each payment once, whatever became of its order. */
export const paymentReceipts = pgTable(
  'payment_receipts',
  {
    valId: text('val_id').primaryKey(),
    tranId: text('tran_id')
      .notNull()
      .references(() => paymentAttempts.tranId, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    outcome: text('outcome', { enum: receiptOutcomes }).notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('payment_receipts_of_attempt').on(table.tranId),
    check(
      'payment_receipts_outcome_known',
      sql`${table.outcome} in ('settled', 'held', 'refund_due')`,
    ),
  ],
)
export type PaymentReceiptRow = typeof paymentReceipts.$inferSelect

/** Which order an Idempotency-Key of a user made. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** sha256 of the canonical body. */
    bodyHash: text('body_hash').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_order').on(table.orderId),
  ],
)
