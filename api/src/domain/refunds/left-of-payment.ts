import { eq, sql } from 'drizzle-orm'
import { paymentTransactions, refunds } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { isOwed, isUnapproved } from './refund-conditions.ts'

/** The part of a payment that no refund takes, integer BDT. */
interface LeftOfPayment {
  /** By the refunds that its traveller is owed. */
  left: number
  /** By those and by what staff asked for and nobody has approved, so that they ask for no more than there is. */
  leftToAskFor: number
}

/**
 * What is left of a payment. Its row is locked, so that concurrent refunds are counted in turn.
 * @param db a transaction
 */
export async function leftOfPayment(db: Database, valId: string): Promise<LeftOfPayment> {
  const [payment] = await db
    .select({ amount: paymentTransactions.amount })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.valId, valId))
    .for('no key update')
  const sumWhere = (condition: ReturnType<typeof isOwed>) =>
    sql<number>`coalesce(sum(${refunds.amount}) filter (where ${condition}), 0)`.mapWith(Number)
  const [taken] = await db
    .select({ owed: sumWhere(isOwed()), unapproved: sumWhere(isUnapproved()) })
    .from(refunds)
    .where(eq(refunds.valId, valId))
  const left = (payment?.amount ?? 0) - (taken?.owed ?? 0)
  return { left, leftToAskFor: left - (taken?.unapproved ?? 0) }
}
