import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { destinations } from '@jatra/contract/places/destinations'
import type { RefundStep } from '@jatra/contract/holiday/holiday-cancellation'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import type { PackageFlight, Review } from '@jatra/contract/holiday/package-parts'
import type { PackageWords } from '@jatra/contract/holiday/package-words'
import { instant } from './columns.ts'

/** Of ids. Sorted by code units, as JavaScript sorts strings, whatever the database's language. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** Holiday packages, for sale or withdrawn. Money is integer BDT. */
export const packages = pgTable(
  'packages',
  {
    id: plainText('id').primaryKey(),
    name: text('name').notNull(),
    /** The destination, for searching. */
    package: text('package', { enum: destinations }).notNull(),
    destination: text('destination').notNull(),
    description: text('description').notNull(),
    image: jsonb('image').$type<HolidayPackage['image']>().notNull(),
    /** The average of the reviews in tenths, to sort by; 0 without any. */
    rating: doublePrecision('rating').notNull(),
    /** Days. */
    duration: integer('duration').notNull(),
    /** Per person. */
    price: integer('price').notNull(),
    hotels: jsonb('hotels').$type<HolidayPackage['hotels']>().notNull(),
    flights: jsonb('flights').$type<PackageFlight[]>().notNull().default([]),
    reviews: jsonb('reviews').$type<Review[]>().notNull().default([]),
    packageIncludes: jsonb('package_includes').$type<HolidayPackage['packageIncludes']>().notNull(),
    /** As `json`: `jsonb` would put the days of one object in an order of its own. */
    highlight: json('highlight').$type<HolidayPackage['highlight']>().notNull(),
    /** Null where there is no translation. */
    refundSteps: jsonb('refund_steps').$type<RefundStep[]>(),
    cancelationPolicy: jsonb('cancelation_policy').$type<string[]>().notNull(),
    /** First and last day of travel, `YYYY-MM-DD`. */
    validFrom: text('valid_from').notNull(),
    validTo: text('valid_to').notNull(),
    /** How many people leave on one day. */
    seats: integer('seats').notNull(),
    /** Whether it is for a couple. */
    honeymoon: boolean('honeymoon').notNull().default(false),
    /** As `json`, like the highlights. Null where there is no translation. */
    inBangla: json('in_bangla').$type<PackageWords>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When it was withdrawn. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => {
    const offered = sql`${table.withdrawnAt} is null`
    return [
      index('packages_by_rating')
        .on(table.rating.desc().nullsFirst(), table.price, table.id)
        .where(offered),
      index('packages_by_price').on(table.price, table.id).where(offered),
      index('packages_by_duration').on(table.duration, table.id).where(offered),
      index('packages_by_destination').on(table.package, table.price).where(offered),
      check('packages_price_positive', sql`${table.price} > 0`),
      check('packages_seats_positive', sql`${table.seats} > 0`),
      check('packages_dates_in_order', sql`${table.validFrom} <= ${table.validTo}`),
    ]
  },
)
export type PackageRow = typeof packages.$inferSelect

/** Packages of the catalogue that were seeded, so that later changes by staff are never undone. */
export const seededPackages = pgTable('seeded_packages', {
  packageId: text('package_id').primaryKey(),
  seededAt: instant('seeded_at').notNull(),
})
