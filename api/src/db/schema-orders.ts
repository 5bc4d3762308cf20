import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { StoredQuote } from '@jatra/contract/order/quote'
import { paymentStatuses } from '@jatra/contract/payment/payment-status'
import type { Dictionaries, FlightOffer, FlightQuery } from '@jatra/contract/flight/flight'
import type { Contact } from '@jatra/contract/holiday/holiday-order'
import type { HolidayReferences } from '@jatra/contract/holiday/holiday-references'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { paymentTypes, serviceTypes } from '@jatra/contract/payment/payment'
import { travelerTypes } from '@jatra/contract/traveler/traveler-type'
import type { People, Rooms } from '@jatra/contract/order/rooms'
import { instant } from './columns.ts'
import { packages, plainText } from './schema-packages.ts'
import { users } from './schema-users.ts'

/** The columns of orders of every kind; the product is in the table of its kind. Money is integer BDT. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** The booking reference (contract/order/booking-reference). */
    bookingReference: text('booking_reference').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    /** Total payable, as the server computed it. */
    price: integer('price').notNull(),
    /** The priced lines that the traveller agreed to. */
    quote: jsonb('quote').$type<StoredQuote>().notNull(),
    travelerCount: integer('traveler_count').notNull(),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    /** Changes once, from pending (contract/order-status). */
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    /** `+8801712345678`. */
    contactPhone: text('contact_phone').notNull(),
    contactAddress: text('contact_address'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('orders_booking_reference').on(table.bookingReference),
    index('orders_of_user').on(table.userId, table.createdAt, table.id),
    // For the number of orders per day and status, read from the index alone (figures.ts).
    index('orders_figures').on(
      table.createdAt,
      table.serviceType,
      table.paymentStatus,
      table.price,
    ),
    // Of the desk's visa files, which are few of all orders (domain/desk/queues/visa-files.ts).
    index('orders_paid_visas')
      .on(table.id, table.settledAt)
      .where(sql`${table.serviceType} = 'visa' and ${table.paymentStatus} = 'success'`),
    index('orders_pending')
      .on(table.expiresAt)
      .where(sql`${table.paymentStatus} = 'pending'`),
    // By which staff find them, as the next two of travellers.
    index('orders_contact_phone').on(table.contactPhone),
    index('orders_contact_email').on(sql`lower(${table.contactEmail})`),
    check(
      'orders_status_known',
      sql`${table.paymentStatus} in ('pending', 'success', 'failed', 'cancelled', 'expired')`,
    ),
    check('orders_price_positive', sql`${table.price} > 0`),
  ],
)
export type OrderRow = typeof orders.$inferSelect

/** A booked flight as it was sold, with accepted changes of the airline. */
export const flightOrders = pgTable('flight_orders', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  searchUid: text('search_uid').notNull(),
  offer: jsonb('offer').$type<FlightOffer>().notNull(),
  dictionaries: jsonb('dictionaries').$type<Dictionaries>().notNull(),
  query: jsonb('query').$type<FlightQuery>().notNull(),
  fareRate: doublePrecision('fare_rate').notNull(),
  /** `YYYY-MM-DD`. */
  departureDate: text('departure_date').notNull(),
})
export type FlightOrderRow = typeof flightOrders.$inferSelect

/** A booked holiday: a copy of the package, the date, the travellers and their rooms. */
export const holidayOrders = pgTable(
  'holiday_orders',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    packageId: plainText('package_id')
      .notNull()
      .references(() => packages.id),
    /** First day of travel, `YYYY-MM-DD`. */
    travelDate: text('travel_date').notNull(),
    rooms: jsonb('rooms').$type<Rooms>().notNull(),
    people: jsonb('people').$type<People>().notNull(),
    /** `json`, because the days of its highlights keep their order. */
    package: json('package').$type<HolidayPackage>().notNull(),
    contact: jsonb('contact').$type<Contact>().notNull(),
    /** Seats that were freed because the traveller cancelled rooms. */
    freedSeats: integer('freed_seats').notNull().default(0),
    /** The day on which we next write about travellers who are not named, `YYYY-MM-DD`; null when we do no more. */
    remindOn: text('remind_on'),
    /** When hotels, guide and flights were confirmed, by which member of staff, and under which references. */
    confirmedAt: instant('confirmed_at'),
    confirmedBy: text('confirmed_by'),
    confirmedAs: jsonb('confirmed_as').$type<HolidayReferences>(),
  },
  (table) => [
    // For counting taken seats of a package on a day.
    index('holiday_orders_of_day').on(table.packageId, table.travelDate),
    // For those that have not begun.
    index('holiday_orders_by_date').on(table.travelDate),
    // For the sweep that writes about missing travellers.
    index('holiday_orders_reminded')
      .on(table.remindOn)
      .where(sql`${table.remindOn} is not null`),
  ],
)

/** The travellers of an order, adults first. */
export const orderTravelers = pgTable(
  'order_travelers',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 0, as in the offer's travellers. */
    position: integer('position').notNull(),
    /** A flight's: the offer's id of the traveller, by which suppliers tell them apart. Null on a visa's. */
    travelerId: text('traveler_id'),
    /** Null on a visa's: its applicants may be of any age. */
    travelerType: text('traveler_type', { enum: travelerTypes }),
    title: text('title').notNull(),
    gender: text('gender').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Empty on a holiday within the country, as all but the names and the age. */
    birthDate: text('birth_date').notNull(),
    /** Years, where no birth date is asked. */
    age: integer('age'),
    nationality: text('nationality').notNull(),
    /** The last three characters, the rest as stars; null on a domestic flight. */
    maskedPassportNumber: text('masked_passport_number'),
    email: text('email').notNull(),
    /** `+8801712345678`. */
    phone: text('phone').notNull(),
    address: text('address'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_travelers_phone').on(table.phone),
    index('order_travelers_email').on(sql`lower(${table.email})`),
  ],
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
    /** ISO 3166, two letters; null: the country of the traveller's nationality. */
    issuedBy: text('issued_by'),
    /**
     * When it is erased; null: with its order. What a process of the version before stores is looked at a day later.
     */
    eraseAt: instant('erase_at').default(sql`now() + interval '1 day'`),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_passports_erased').on(table.eraseAt),
    // Found by the whole number alone.
    index('order_passports_number').on(table.passportNumber),
  ],
)

/**
 * The holders of an unpaid order: its account, the payer's contact and the network address, each hashed. Rows are
 * deleted when their order is closed.
 */
export const unpaidHolds = pgTable(
  'unpaid_holds',
  {
    /** `account`, `payer` or `address`, and the sha256 of the value. */
    holder: text('holder').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.orderId] }),
    index('unpaid_holds_order').on(table.orderId),
  ],
)
