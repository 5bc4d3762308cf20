import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

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
