import type { z } from 'zod'
import type { Logger } from '@jatra/contract/observability/logging'
import { parseStored } from '../parse-stored.ts'

/** An order that cannot be parsed is logged and left out, so that the account's other orders are still shown. */
export function parseOrders<Schema extends z.ZodType>(
  schema: Schema,
  orders: readonly { _id: string }[],
  log: Logger,
): z.output<Schema>[] {
  return orders.flatMap(
    (order) => parseStored(schema, order, { kind: 'order', id: order._id }, log) ?? [],
  )
}
