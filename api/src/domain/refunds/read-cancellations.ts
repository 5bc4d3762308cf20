import { and, asc, inArray, ne } from 'drizzle-orm'
import type { Cancellation, CancellationLine } from '@jatra/contract/order/cancellation'
import { cancellations, type CancellationRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** The confirmed cancellations of each order, oldest first, by the order's id. */
export async function readCancellations(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Cancellation[]>> {
  const rows = await db
    .select()
    .from(cancellations)
    .where(and(inArray(cancellations.orderId, [...orderIds]), ne(cancellations.status, 'quoted')))
    .orderBy(asc(cancellations.askedAt))
  const found = new Map<string, Cancellation[]>()
  for (const row of rows) {
    const confirmed = toCancellation(row)
    if (confirmed) found.set(row.orderId, [...(found.get(row.orderId) ?? []), confirmed])
  }
  return found
}

/** @returns null for a quote that was not confirmed */
export function toCancellation(row: CancellationRow): Cancellation | null {
  const { id: quoteId, travelerIds, stay, status, refund, kept, dueBy, askedAt, doneAt } = row
  if (status === 'quoted' || !askedAt) return null
  return {
    quoteId,
    travelerIds,
    stay,
    status,
    refund,
    kept,
    lines: linesOf(row),
    dueBy,
    askedAt: askedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }
}

/** The refunded amount of each. */
export const linesOf = ({ lines }: CancellationRow): CancellationLine[] =>
  lines.map((line) => ({ count: 1, ...line }))
