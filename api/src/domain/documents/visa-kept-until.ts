import { sql } from 'drizzle-orm'
import { ENDED_DOCUMENTS_DAYS, VISA_DOCUMENTS_DAYS } from '@jatra/contract/account/account-limits'
import { cancellations, orders, visaOrders } from '../../db/schema.ts'

const days = (count: unknown) => sql`make_interval(hours => 24 * (${count})::int)`

/**
 * Until when passports and documents of a visa application are kept, whatever else ends them before (decision 037);
 * null for any other order.
 */
export const visaKeptUntil = sql`(
  select least(
    ${orders.createdAt} + ${days(sql`(${visaOrders.selectedPlan} ->> 'validity')::int + ${VISA_DOCUMENTS_DAYS}::int`)},
    (select min(${cancellations.doneAt}) from ${cancellations}
      where ${cancellations.orderId} = ${orders.id} and ${cancellations.status} = 'done')
      + ${days(ENDED_DOCUMENTS_DAYS)})
  from ${visaOrders} where ${visaOrders.orderId} = ${orders.id})`.mapWith(
  (at: string): Date | null => new Date(at),
)
