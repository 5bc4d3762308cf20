import { sql } from 'drizzle-orm'
import { VISA_CHECK_HOURS } from '@jatra/contract/desk/today-due'
import { orders, visaOrders } from '../../../db/schema.ts'
import { hasEnded } from './has-ended.ts'
import {
  hoursAfter,
  itemColumns,
  midnightInDhaka,
  reasonOf,
  type QueueQuery,
} from './queue-query.ts'

/**
 * Those of which the contract's whyNotHandOver says no more than that documents are missing. Of the orders only what
 * an index has is read, as most applications of all time are paid; the page reads the price, and from the checklist why
 * an application waits.
 */
export const visaFiles: QueueQuery = () =>
  sql`select ${itemColumns({
    id: orders.id,
    orderId: orders.id,
    reason: reasonOf('visaFiles', 'complete'),
    since: orders.settledAt,
    // The same rule as the contract's visaDueAt.
    dueAt: sql`greatest(${hoursAfter(orders.settledAt, VISA_CHECK_HOURS)}, ${midnightInDhaka(visaOrders.deliveryDate, 1)},
      ${midnightInDhaka(visaOrders.documentsDueOn, 1)})`,
  })}
  from ${visaOrders} join ${orders} on ${orders.id} = ${visaOrders.orderId}
  where ${visaOrders.handedOverAt} is null and ${orders.serviceType} = 'visa' and ${orders.paymentStatus} = 'success' and not ${hasEnded}`
