import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  cancellationProblems,
  cancellationStatuses,
  type CancellationLine,
} from '@jatra/contract/order/cancellation'
import type { Stay } from '@jatra/contract/holiday/stay'
import { instant } from './columns.ts'
import { orders } from './schema-orders.ts'

type StoredLine = Omit<CancellationLine, 'count'> & { count?: number }

/**
 * What travellers were told that a cancellation brings, and what became of those that they confirmed (decision 124).
 * Integer BDT; the sums are null when the airline did not say its fee, or nothing was written.
 */
export const cancellations = pgTable(
  'cancellations',
  {
    /** The quote's id. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Who does not fly; null: everybody who still does. */
    travelerIds: jsonb('traveler_ids').$type<string[]>(),
    /** Which rooms of a holiday go, and who with them; null: all that are left. */
    stay: jsonb('stay').$type<Stay>(),
    status: text('status', { enum: ['quoted', ...cancellationStatuses] }).notNull(),
    refund: integer('refund'),
    kept: integer('kept'),
    /** Of cancellations from before holidays had them without `count`, which is 1. */
    lines: jsonb('lines').$type<StoredLine[]>().notNull(),
    /** What the airline is to give back to us by its conditions. */
    fromAirline: integer('from_airline'),
    /** The day by which the traveller was told to have it, `YYYY-MM-DD` in Asia/Dhaka; null on rows from before it was kept. */
    dueBy: text('due_by'),
    quotedAt: instant('quoted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the traveller confirmed it. */
    askedAt: instant('asked_at'),
    /** When the airline was told: set before the request leaves. */
    toldAt: instant('told_at'),
    doneAt: instant('done_at'),
    problem: text('problem', { enum: cancellationProblems }),
    /** The member of staff who lets it go on, whatever the airline gives back. */
    approvedBy: text('approved_by'),
    /** The member of staff who set what goes back, in place of what was shown; null: nobody did. */
    amountBy: text('amount_by'),
  },
  (table) => [
    // Of two at once there is one. A part that is done leaves the rest to be cancelled.
    uniqueIndex('cancellations_once')
      .on(table.orderId)
      .where(
        sql`${table.status} in ('asked', 'needs_person') or (${table.status} = 'done' and ${table.travelerIds} is null and ${table.stay} is null)`,
      ),
    index('cancellations_of_order').on(table.orderId, table.quotedAt),
    index('cancellations_by_time')
      .on(table.askedAt, table.id)
      .where(sql`${table.status} <> 'quoted'`),
    check(
      'cancellations_problem_said',
      sql`${table.status} <> 'needs_person' or ${table.problem} is not null`,
    ),
  ],
)
export type CancellationRow = typeof cancellations.$inferSelect
