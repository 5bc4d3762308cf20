import { mismatchKinds } from '@jatra/contract/payment/mismatch'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { gatewayNames } from '@jatra/contract/payment/gateways'
import { instant } from './columns.ts'

/** Where a gateway's books and ours differ (decision 126). It refers to no order, so that it outlives it. */
export const paymentMismatches = pgTable(
  'payment_mismatches',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: mismatchKinds }).notNull(),
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    orderId: text('order_id').notNull(),
    /** The payment attempt's tran_id with its val_id, or the refund's id. */
    subject: text('subject').notNull(),
    /** What we have, in a word and an amount. */
    here: text('here').notNull(),
    there: text('there').notNull(),
    foundAt: instant('found_at').notNull(),
    /** When a later look found no difference; null while there is one. */
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    uniqueIndex('payment_mismatches_once').on(table.kind, table.subject),
    index('payment_mismatches_by_time').on(table.foundAt, table.id),
  ],
)
export type PaymentMismatchRow = typeof paymentMismatches.$inferSelect
