import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { paymentStatuses } from '@jatra/contract/payment/payment-status'
import { gatewayNames } from '@jatra/contract/payment/gateways'
import type { PaidFrom } from '@jatra/contract/payment/paid-from'
import { paymentTypes } from '@jatra/contract/payment/payment'
import { instant } from './columns.ts'
import { orders } from './schema-orders.ts'
import { users } from './schema-users.ts'

/** An attempt to pay an order; `tran_id` is its id at the gateway. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    tranId: text('tran_id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    /** The gateway of this payment, which is asked about it from then on. */
    gateway: text('gateway', { enum: gatewayNames }).notNull().default('sslcommerz'),
    /** The gateway's id of the payment, once its page is open; null where it has none. */
    gatewayReference: text('gateway_reference'),
    amount: integer('amount').notNull(),
    status: text('status', { enum: [...paymentStatuses, 'refund_due'] }).notNull(),
    /** The gateway's page, once the gateway has answered. */
    gatewayUrl: text('gateway_url'),
    /** Until when that page can be paid on; null while there is none. */
    pageUntil: instant('page_until'),
    /** The process that is requesting the gateway's page, and until when its claim is valid. */
    claimedBy: text('claimed_by'),
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    /** The day in Dhaka on which it was last compared with its gateway's books (decision 126). */
    reconciledOn: text('reconciled_on'),
  },
  (table) => [
    index('payment_attempts_of_order').on(table.orderId),
    index('payment_attempts_gateway_reference').on(table.gatewayReference),
    index('payment_attempts_by_gateway').on(table.gateway, table.createdAt),
    check('payment_attempts_amount_positive', sql`${table.amount} > 0`),
    check(
      'payment_attempts_gateway_known',
      sql`${table.gateway} in ('sslcommerz', 'bkash', 'nagad')`,
    ),
  ],
)
export type PaymentAttemptRow = typeof paymentAttempts.$inferSelect

const transactionOutcomes = ['settled', 'held', 'refund_due'] as const

/** Payments that the gateway confirmed, each once, whatever the order's state. */
export const paymentTransactions = pgTable(
  'payment_transactions',
  {
    valId: text('val_id').primaryKey(),
    tranId: text('tran_id')
      .notNull()
      .references(() => paymentAttempts.tranId, { onDelete: 'cascade' }),
    /** The gateway's reference for a refund; null on older rows until it is needed. */
    gatewayReference: text('gateway_reference'),
    amount: integer('amount').notNull(),
    /** From which card or wallet, as its gateway masks it; null where it does not say. */
    paidFrom: jsonb('paid_from').$type<PaidFrom>(),
    outcome: text('outcome', { enum: transactionOutcomes }).notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('payment_transactions_gateway_reference').on(table.gatewayReference),
    index('payment_transactions_of_attempt').on(table.tranId),
    index('payment_transactions_unsettled')
      .on(table.outcome, table.amount)
      .where(sql`${table.outcome} in ('held', 'refund_due')`),
    check(
      'payment_transactions_outcome_known',
      sql`${table.outcome} in ('settled', 'held', 'refund_due')`,
    ),
  ],
)
export type PaymentTransactionRow = typeof paymentTransactions.$inferSelect

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
    /** The same of what is bought, without how it is paid. */
    contentHash: text('content_hash').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_order').on(table.orderId),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)
