import { sql, type SQL } from 'drizzle-orm'
import { VISA_CHECK_HOURS } from '@jatra/contract/desk/today-due'
import { orderDocuments, orders, orderTravelers, visaOrders } from '../../../db/schema.ts'
import { hasEnded } from './has-ended.ts'
import {
  hoursAfter,
  itemColumns,
  midnightInDhaka,
  reasonOf,
  type QueueQuery,
} from './queue-query.ts'

/**
 * That a traveller has no document here, as the contract's travelersWithoutDocuments says of some. It is asked of the
 * applications of a page alone: of all that wait it would take longer than all else.
 */
export const isIncomplete = (orderId: SQL): SQL =>
  sql`exists (select from ${orderTravelers} where ${orderTravelers.orderId} = ${orderId}
    and not exists (select from ${orderDocuments} where ${orderDocuments.orderId} = ${orderId}
      and ${orderDocuments.travelerPosition} = ${orderTravelers.position}))`

/**
 * Those of which the contract's whyNotHandOver says no more than that documents are missing. Of the orders only what
 * an index has is read, as most applications of all time are paid; the page reads the price.
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
