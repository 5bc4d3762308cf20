import { sql } from 'drizzle-orm'
import { VISA_CHECK_HOURS } from '@jatra/contract/desk/today-due'
import { orderDocuments, orders, orderTravelers, visaOrders } from '../../../db/schema.ts'
import { hasEnded } from './has-ended.ts'
import { hoursAfter, itemColumns, midnightInDhaka, type QueueQuery } from './queue-query.ts'

/** That a traveller has no document here, as the contract's travelersWithoutDocuments says of some. */
const isIncomplete = sql`exists (select from ${orderTravelers} where ${orderTravelers.orderId} = ${orders.id}
  and not exists (select from ${orderDocuments} where ${orderDocuments.orderId} = ${orders.id}
    and ${orderDocuments.travelerPosition} = ${orderTravelers.position}))`

/** Those of which the contract's whyNotHandOver says no more than that documents are missing. */
export const visaFiles: QueueQuery = () =>
  sql`select ${itemColumns({
    id: orders.id,
    orderId: orders.id,
    reason: sql`case when ${isIncomplete} then 'documents_missing' else 'complete' end`,
    amount: orders.price,
    since: orders.settledAt,
    // The same rule as the contract's visaDueAt.
    dueAt: sql`greatest(${hoursAfter(orders.settledAt, VISA_CHECK_HOURS)}, ${midnightInDhaka(visaOrders.deliveryDate, 1)},
      ${midnightInDhaka(visaOrders.documentsDueOn, 1)})`,
  })}
  from ${visaOrders} join ${orders} on ${orders.id} = ${visaOrders.orderId}
  where ${visaOrders.handedOverAt} is null and ${orders.paymentStatus} = 'success' and not ${hasEnded}`
