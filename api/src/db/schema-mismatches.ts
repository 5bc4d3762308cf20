import { sql } from 'drizzle-orm'
import { mismatchKinds } from '@jatra/contract/payment/mismatch'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { gatewayNames } from '@jatra/contract/payment/gateways'
import { instant } from './columns.ts'

/**
 * Differences between a gateway's books and ours (decision 126). No foreign keys, so that rows outlive their orders.
 */
export const paymentMismatches = pgTable(
  'payment_mismatches',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: mismatchKinds }).notNull(),
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    orderId: text('order_id').notNull(),
    /** The payment attempt's tran_id with its val_id, or the refund's id. */
    subject: text('subject').notNull(),
    /** Our side: a status and an amount. */
    here: text('here').notNull(),
    there: text('there').notNull(),
    foundAt: instant('found_at').notNull(),
    /** When a later comparison found no difference; null while there is one. */
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    uniqueIndex('payment_mismatches_once').on(table.kind, table.subject),
    index('payment_mismatches_by_time').on(table.foundAt, table.id),
    index('payment_mismatches_open')
      .on(table.foundAt)
      .where(sql`${table.resolvedAt} is null`),
  ],
)
export type PaymentMismatchRow = typeof paymentMismatches.$inferSelect
