import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  jsonb,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { mismatchKinds } from '@jatra/contract/payment/mismatch'
import { gatewayNames } from '@jatra/contract/payment/gateways'

/**
 * The books, in double entry. Append-only: triggers of the database reject changes, and entries that do not balance. No
 * foreign keys, so that entries outlive their orders.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** What caused it, `payment:<val_id>`: the postings of one entry share it, and it is posted once. */
    entry: text('entry').notNull(),
    /** `domain/ledger/entries.ts` */
    account: text('account').notNull(),
    orderId: text('order_id').notNull(),
    /** Integer BDT: a debit above 0, a credit below. */
    amount: integer('amount').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_postings_once').on(table.entry, table.account),
    index('ledger_postings_of_order').on(table.orderId),
    index('ledger_postings_by_time').on(table.at, table.id),
    check('ledger_postings_amount_not_zero', sql`${table.amount} <> 0`),
  ],
)

/** Differences between a gateway's books and ours. No foreign keys, so that rows outlive their orders. */
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

/**
 * Actions on money and roles, and who did them. Append-only: a trigger of the database rejects changes. No foreign
 * keys, so that entries outlive their subjects.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** The member of staff; null for the system, or for a command of someone with access to the database. */
    staffId: text('staff_id'),
    /** `refund.approved`. */
    action: text('action').notNull(),
    /** The refund's id, or that of the account whose role was set. */
    subject: text('subject').notNull(),
    /** No personal data. */
    details: jsonb('details').$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [
    index('audit_log_of_subject').on(table.subject, table.id),
    index('audit_log_of_staff').on(table.staffId, table.id),
    index('audit_log_of_action').on(table.action, table.id),
  ],
)
