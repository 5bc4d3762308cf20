import type { z } from 'zod'
import type { Logger } from '@jatra/contract/observability/logging'

/**
 * Parses orders as they come out of the database, whose JSON may be older than the schema or damaged. An order that no
 * client could read is logged and left out, so that the account's other orders are still shown.
 */
export function parseOrders<Schema extends z.ZodType>(
  schema: Schema,
  orders: readonly { _id: string }[],
  log: Logger,
): z.output<Schema>[] {
  return orders.flatMap((order) => {
    const parsed = schema.safeParse(order)
    if (parsed.success) return [parsed.data]
    log.error('stored_order_unreadable', { orderId: order._id, error: parsed.error })
    return []
  })
}
