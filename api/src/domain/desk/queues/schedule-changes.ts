import { sql } from 'drizzle-orm'
import { waitHours } from '@jatra/contract/desk/today-due'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { flightBookings, flightOrders, orders } from '../../../db/schema.ts'
import {
  hoursAfter,
  itemColumns,
  midnightInDhaka,
  reasonOf,
  type QueueQuery,
} from './queue-query.ts'

const { change, status } = flightBookings
const detectedAt = sql`(${change} ->> 'detectedAt')::timestamptz`

/** Until the departure its traveller decides; after that the flight is among the tickets, or flown. */
export const scheduleChanges: QueueQuery = ({ clock }) =>
  sql`select ${itemColumns({
    id: orders.id,
    orderId: orders.id,
    reason: reasonOf('scheduleChanges', 'undecided'),
    amount: orders.price,
    since: detectedAt,
    // The same rule as the contract's changeDueAt.
    dueAt: sql`least(${hoursAfter(detectedAt, waitHours.scheduleChanges)}, ${midnightInDhaka(flightOrders.departureDate)})`,
  })}
  from ${flightBookings} join ${orders} on ${orders.id} = ${flightBookings.orderId}
    join ${flightOrders} on ${flightOrders.orderId} = ${orders.id}
  where ${status} = 'change_pending' and ${change} ->> 'decision' is null
    and ${flightOrders.departureDate} >= ${todayInDhaka(clock())}`
