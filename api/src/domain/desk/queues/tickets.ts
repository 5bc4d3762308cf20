import { sql } from 'drizzle-orm'
import { TICKET_MINUTES } from '@jatra/contract/flight/booking-life'
import { flightBookings, flightOrders, orders } from '../../../db/schema.ts'
import { isUnticketed } from '../../bookings/list-unticketed.ts'
import { hoursAfter, itemColumns, type QueueQuery } from './queue-query.ts'

/** The same orders that the log and `npm run staff` name. */
export const tickets: QueueQuery = ({ clock }) =>
  sql`select ${itemColumns({
    id: orders.id,
    orderId: orders.id,
    reason: flightBookings.status,
    amount: orders.price,
    since: orders.settledAt,
    dueAt: hoursAfter(orders.settledAt, TICKET_MINUTES / 60),
  })}
  from ${flightBookings} join ${orders} on ${orders.id} = ${flightBookings.orderId}
    join ${flightOrders} on ${flightOrders.orderId} = ${orders.id}
  where ${isUnticketed(clock())}`
