import { and, eq } from 'drizzle-orm'
import { orders, type OrderRow } from './schema.ts'
import type { Database } from './types.ts'

/**
 * Locks an order until the transaction ends. What changes an order's money, booking or cancellations in more than one
 * row does this first (api/README.md, Locks), so that two of them wait here and nowhere else. Rows that refer to the
 * order can be stored meanwhile.
 * @param userId the account that it must belong to; absent: any
 */
export async function lockOrder(
  tx: Database,
  orderId: string,
  userId?: string,
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.id, orderId), userId === undefined ? undefined : eq(orders.userId, userId)),
    )
    .for('no key update')
  return row ?? null
}
