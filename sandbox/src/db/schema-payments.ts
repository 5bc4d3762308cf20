import { sql } from 'drizzle-orm'
import { bigint, boolean, index, text, timestamp } from 'drizzle-orm/pg-core'
import { sandboxSchema } from './schema-name.ts'

/** The payment sandbox's own books: what SSLCommerz would keep. Shop tables never refer to it, nor it to them. */
export const sandboxSessions = sandboxSchema.table(
  'sandbox_sessions',
  {
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
    paidAt: timestamp('paid_at', { withTimezone: true, mode: 'date' }),
    /** Paid, and suspected: risk level 1. */
    held: boolean('held').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('sandbox_sessions_by_time').on(table.createdAt),
    index('sandbox_sessions_unpaid')
      .on(table.createdAt)
      .where(sql`${table.valId} is null`),
  ],
)
export type SandboxSessionRow = typeof sandboxSessions.$inferSelect

/** Refunds that the payment sandbox was asked for. */
export const sandboxRefunds = sandboxSchema.table(
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
  (table) => [
    index('sandbox_refunds_of_session').on(table.tranId),
    index('sandbox_refunds_by_time').on(table.createdAt),
  ],
)
export type SandboxRefundRow = typeof sandboxRefunds.$inferSelect

/** Payments in the sandboxes of the wallets bKash and Nagad. */
export const sandboxWalletPayments = sandboxSchema.table(
  'sandbox_wallet_payments',
  {
    /** The wallet's own id of it (paymentID, paymentReferenceId). */
    paymentId: text('payment_id').primaryKey(),
    wallet: text('wallet', { enum: ['bkash', 'nagad'] }).notNull(),
    /** The shop's id of it (merchantInvoiceNumber, orderId). */
    invoice: text('invoice').notNull(),
    /** As it was sent: `12500.00`; empty until Nagad's second step says it. */
    amount: text('amount').notNull(),
    callbackUrl: text('callback_url').notNull(),
    /** Nagad's, which the second step must repeat. */
    challenge: text('challenge').notNull(),
    /** `approved`: by the payer, but not paid until it is executed. */
    status: text('status', {
      enum: ['initiated', 'open', 'approved', 'paid', 'failed', 'cancelled'],
    }).notNull(),
    /** The payer chose that the wallet does not report the payment. */
    silent: boolean('silent').notNull(),
    /** Made when it is paid (trxID, issuerPaymentRefNo). */
    trxId: text('trx_id').unique('sandbox_wallet_payments_trx_id_unique'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('sandbox_wallet_payments_by_time').on(table.createdAt),
    index('sandbox_wallet_payments_unpaid')
      .on(table.createdAt)
      .where(sql`${table.trxId} is null`),
  ],
)
export type SandboxWalletPaymentRow = typeof sandboxWalletPayments.$inferSelect

/** Refunds that these sandboxes paid. */
export const sandboxWalletRefunds = sandboxSchema.table(
  'sandbox_wallet_refunds',
  {
    /** The wallet's own id of it (refundTrxId, cancelTrxId). */
    reference: text('reference').primaryKey(),
    paymentId: text('payment_id').notNull(),
    /** Of a paisa: 1250000 for 12500.00. */
    paisa: bigint('paisa', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('sandbox_wallet_refunds_of_payment').on(table.paymentId),
    index('sandbox_wallet_refunds_by_time').on(table.createdAt),
  ],
)
export type SandboxWalletRefundRow = typeof sandboxWalletRefunds.$inferSelect
