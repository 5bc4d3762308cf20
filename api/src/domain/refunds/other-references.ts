import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { refunds, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** What the gateway calls the other refunds of the payment. */
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
