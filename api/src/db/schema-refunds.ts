import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { refundReasons, refundStatuses } from '@jatra/contract/order/refund'
import { refundProblems } from '@jatra/contract/order/refund-life'
import { gatewayNames } from '@jatra/contract/payment/gateways'
import { paymentTypes } from '@jatra/contract/payment/payment'
import { instant } from './columns.ts'
import { orders } from './schema-orders.ts'
import { paymentTransactions } from './schema-payments.ts'

/** Refunds, whatever was bought. Their states change by contract/order/refund-life alone. Integer BDT. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The payment to refund; null on old rows whose payment is unknown. */
    valId: text('val_id').references(() => paymentTransactions.valId, { onDelete: 'cascade' }),
    /** The payment's gateway; null while that is unknown. By it staff filter, without a look at each payment. */
    gateway: text('gateway', { enum: gatewayNames }),
    status: text('status', { enum: refundStatuses }).notNull(),
    reason: text('reason', { enum: refundReasons }).notNull(),
    amount: integer('amount').notNull(),
    channel: text('channel', { enum: paymentTypes }).notNull(),
    /** The member of staff who asked for it; null: the system. */
    requestedBy: text('requested_by'),
    /** The note that this member of staff wrote for colleagues. May contain names, so it is not in the audit log. */
    note: text('note'),
    /** Why a colleague declined it, for colleagues; as the note it may contain names. */
    declinedBecause: text('declined_because'),
    /** Makes a request idempotent. */
    requestKey: text('request_key'),
    /** The last four digits of the bank account for a manual refund; null while none is given. */
    bankEnding: text('bank_ending'),
    /** The id that the gateway knows it by: at most 30 characters, a new one after each rejection. */
    gatewayId: text('gateway_id').notNull(),
    /** Whether the gateway may have received it. Set before the request is sent. */
    asked: boolean('asked').notNull(),
    /** How often the gateway was asked. */
    attempts: integer('attempts').notNull(),
    /** When the gateway was asked last. */
    askedAt: instant('asked_at'),
    /** The gateway's own reference. */
    gatewayReference: text('gateway_reference'),
    problem: text('problem', { enum: refundProblems }),
    requestedAt: instant('requested_at').notNull(),
    approvedAt: instant('approved_at'),
    sentAt: instant('sent_at'),
    confirmedAt: instant('confirmed_at'),
    /** `YYYY-MM-DD` in Asia/Dhaka. */
    dueBy: text('due_by').notNull(),
    /** When its traveller is told that it is late; null: not before it is approved, or never. */
    lateAt: instant('late_at'),
    /** When its next job is due; null: after staff approve it, or never. */
    workAt: instant('work_at'),
    /** As an attempt's. */
    reconciledOn: text('reconciled_on'),
  },
  (table) => [
    // An order's whole price is refunded once, however often it is requested.
    uniqueIndex('refunds_whole_once')
      .on(table.orderId)
      .where(sql`${table.reason} in ('not_ticketed', 'airline_change')`),
    uniqueIndex('refunds_payment_once')
      .on(table.valId)
      .where(
        sql`${table.reason} in ('late_payment', 'double_payment', 'held_payment', 'other_amount')`,
      ),
    uniqueIndex('refunds_gateway_id').on(table.gatewayId),
    // A gateway's refund id is unique per payment. Manual refunds have the bank's reference.
    uniqueIndex('refunds_gateway_reference_once')
      .on(table.valId, table.gatewayReference)
      .where(sql`${table.asked}`),
    index('refunds_gateway_reference').on(table.gatewayReference),
    index('refunds_of_order').on(table.orderId, table.requestedAt),
    index('refunds_of_payment').on(table.valId),
    uniqueIndex('refunds_request_once').on(table.requestedBy, table.requestKey),
    // The lists of staff, the newest first.
    index('refunds_by_time').on(table.requestedAt, table.id),
    index('refunds_by_status').on(table.status, table.requestedAt, table.id),
    index('refunds_by_gateway').on(table.gateway, table.status, table.requestedAt, table.id),
    index('refunds_to_work_on')
      .on(table.workAt)
      .where(sql`${table.workAt} is not null`),
    index('refunds_to_be_late')
      .on(table.lateAt)
      .where(sql`${table.lateAt} is not null`),
    index('refunds_asked').on(table.askedAt),
    check('refunds_amount_positive', sql`${table.amount} > 0`),
    check(
      'refunds_problem_said',
      sql`(${table.status} = 'needs_person') = (${table.problem} is not null)`,
    ),
    check(
      'refunds_decline_said',
      sql`(${table.status} = 'declined') = (${table.declinedBecause} is not null)`,
    ),
  ],
)
export type RefundRow = typeof refunds.$inferSelect

/** Where refunds are paid by hand. Apart from the refunds, so that no query of theirs brings it along. */
export const refundBankDetails = pgTable(
  'refund_bank_details',
  {
    refundId: text('refund_id')
      .primaryKey()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    /** The details as a JWE (A256GCM), by a key that is not in the database. */
    sealed: text('sealed').notNull(),
    givenAt: instant('given_at').notNull(),
    /** When they are deleted; null while the refund is not paid. */
    eraseAt: instant('erase_at'),
  },
  (table) => [index('refund_bank_details_erased').on(table.eraseAt)],
)
