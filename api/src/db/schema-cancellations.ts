import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  cancellationProblems,
  cancellationStatuses,
  type CancellationLine,
} from '@jatra/contract/order/cancellation'
import type { Stay } from '@jatra/contract/order/stay'
import { instant } from './columns.ts'
import { orders } from './schema-orders.ts'

/**
 * Quotes for cancellations, and the outcome of those that were confirmed. Integer BDT; the amounts are null when the
 * airline did not state its fee, or no refund rule was written.
 */
export const cancellations = pgTable(
  'cancellations',
  {
    /** The quote's id. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The travellers to cancel; null for all who still travel. */
    travelerIds: jsonb('traveler_ids').$type<string[]>(),
    /** The rooms of a holiday to cancel, and their people; null for all that are left. */
    stay: jsonb('stay').$type<Stay>(),
    status: text('status', { enum: ['quoted', ...cancellationStatuses] }).notNull(),
    refund: integer('refund'),
    kept: integer('kept'),
    lines: jsonb('lines').$type<CancellationLine[]>().notNull(),
    /** The refund that we expect from the airline by its conditions. */
    fromAirline: integer('from_airline'),
    /** How many cancellations of the order were done when it was quoted: it is overtaken once there are more. */
    doneBefore: integer('done_before').notNull().default(0),
    /**
     * The date by which the refund was promised, `YYYY-MM-DD` in Asia/Dhaka; null on rows from before it was stored.
     */
    dueBy: text('due_by'),
    quotedAt: instant('quoted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the traveller confirmed it. */
    askedAt: instant('asked_at'),
    /** When the airline was told: set before the request leaves. */
    toldAt: instant('told_at'),
    /** Until when one job alone tells the airline; null: none does. */
    leasedUntil: instant('leased_until'),
    doneAt: instant('done_at'),
    problem: text('problem', { enum: cancellationProblems }),
    /** The member of staff who approved it, whatever the airline refunds. */
    approvedBy: text('approved_by'),
    /** The member of staff who changed the refund; null when it is as quoted. */
    amountBy: text('amount_by'),
  },
  (table) => [
    // Only one of two concurrent requests succeeds. After a partial cancellation the rest can still be cancelled.
    uniqueIndex('cancellations_once')
      .on(table.orderId)
      .where(
        sql`${table.status} in ('asked', 'needs_person') or (${table.status} = 'done' and ${table.travelerIds} is null and ${table.stay} is null)`,
      ),
    index('cancellations_of_order').on(table.orderId, table.quotedAt),
    index('cancellations_asked')
      .on(table.orderId)
      .where(sql`${table.status} = 'asked'`),
    index('cancellations_by_time')
      .on(table.askedAt, table.id)
      .where(sql`${table.status} <> 'quoted'`),
    // What the sweep and the figures look at.
    index('cancellations_waiting')
      .on(table.askedAt)
      .where(sql`${table.status} = 'needs_person'`),
    check(
      'cancellations_problem_said',
      sql`${table.status} <> 'needs_person' or ${table.problem} is not null`,
    ),
  ],
)
export type CancellationRow = typeof cancellations.$inferSelect
