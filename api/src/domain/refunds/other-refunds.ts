import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { paymentTransactions, refunds, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** The gateway's ids of the payment's other refunds. */
export async function otherReferences(
  db: Database,
  { id, valId }: Pick<RefundRow, 'id' | 'valId'>,
): Promise<string[]> {
  if (valId === null) return []
  const rows = await db
    .select({ reference: refunds.gatewayReference })
    .from(refunds)
    .where(and(eq(refunds.valId, valId), ne(refunds.id, id), isNotNull(refunds.gatewayReference)))
  return rows.flatMap(({ reference }) => reference ?? [])
}

/**
 * Whether another refund of the payment may be at the gateway without an answer. The payment's row is locked, so that
 * the second of two concurrent refunds waits.
 * @param db a transaction
 */
export async function isAnotherOpen(
  db: Database,
  { id, valId }: Pick<RefundRow, 'id' | 'valId'>,
): Promise<boolean> {
  if (valId === null) return false
  await db
    .select({ valId: paymentTransactions.valId })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.valId, valId))
    .for('no key update')
  const { asked, status } = refunds
  const open = and(
    eq(refunds.valId, valId),
    ne(refunds.id, id),
    eq(asked, true),
    eq(status, 'approved'),
  )
  return (await db.$count(refunds, open)) > 0
}
