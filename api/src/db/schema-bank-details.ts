import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { refunds } from './schema-refunds.ts'

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
