import { eq, sum } from 'drizzle-orm'
import { paymentTransactions, refunds } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/**
 * The part of a payment that is not being refunded, integer BDT. Its row is locked, so that concurrent refunds are
 * counted in turn.
 * @param db a transaction
 */
export async function leftOfPayment(db: Database, valId: string): Promise<number> {
  const [payment] = await db
    .select({ amount: paymentTransactions.amount })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.valId, valId))
    .for('no key update')
  const [taken] = await db
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.valId, valId))
  return (payment?.amount ?? 0) - (taken?.amount ?? 0)
}
