import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The payment sandbox's own books: what SSLCommerz would keep. Shop tables never refer to it, nor it to them. */
export const sandboxSessions = pgTable('sandbox_sessions', {
  tranId: text('tran_id').primaryKey(),
  sessionKey: text('session_key').notNull(),
  /** As it was sent: `12500.00`. */
  amount: text('amount').notNull(),
  currency: text('currency').notNull(),
  productName: text('product_name').notNull(),
  customerName: text('customer_name').notNull(),
  /** The method that the page is restricted to, empty for all. */
  method: text('method').notNull(),
  successUrl: text('success_url').notNull(),
  failUrl: text('fail_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  ipnUrl: text('ipn_url').notNull(),
  status: text('status', {
    enum: ['OPEN', 'VALID', 'VALIDATED', 'FAILED', 'CANCELLED'],
  }).notNull(),
  /** Made when it is paid. */
  valId: text('val_id').unique('sandbox_sessions_val_id_unique'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
export type SandboxSessionRow = typeof sandboxSessions.$inferSelect

/** Refunds that the payment sandbox was asked for. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    /** The shop's id of it (refund_trans_id). */
    refundId: text('refund_id').primaryKey(),
    /** The sandbox's own (refund_ref_id). */
    reference: text('reference').notNull().unique('sandbox_refunds_reference_unique'),
    /** The session that it gives back. */
    tranId: text('tran_id').notNull(),
    /** Of a paisa: 1250000 for 12500.00. */
    paisa: bigint('paisa', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('sandbox_refunds_of_session').on(table.tranId)],
)
export type SandboxRefundRow = typeof sandboxRefunds.$inferSelect
