import { sql } from 'drizzle-orm'
import { HOLIDAY_CONFIRM_DAYS } from '@jatra/contract/desk/today-due'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { holidayOrders, orders } from '../../../db/schema.ts'
import { hasEnded } from './has-ended.ts'
import { itemColumns, midnightInDhaka, reasonOf, type QueueQuery } from './queue-query.ts'

export const holidaysToConfirm: QueueQuery = ({ clock }) =>
  sql`select ${itemColumns({
    id: orders.id,
    orderId: orders.id,
    reason: reasonOf('holidaysToConfirm', 'paid'),
    amount: orders.price,
    since: orders.settledAt,
    dueAt: midnightInDhaka(holidayOrders.travelDate, -HOLIDAY_CONFIRM_DAYS),
  })}
  from ${holidayOrders} join ${orders} on ${orders.id} = ${holidayOrders.orderId}
  where ${holidayOrders.confirmedAt} is null and ${holidayOrders.travelDate} > ${todayInDhaka(clock())} and ${orders.paymentStatus} = 'success' and not ${hasEnded}`
