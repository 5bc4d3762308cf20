import { sql } from 'drizzle-orm'
import { cancellations, orders } from '../../../db/schema.ts'

const { orderId, status, stay, travelerIds } = cancellations

/** That its traveller has cancelled the whole order, or asks for that: read by the index that allows one of these. */
export const hasEnded = sql`exists (select from ${cancellations} where ${orderId} = ${orders.id} and
  (${status} in ('asked', 'needs_person') or (${status} = 'done' and ${travelerIds} is null and ${stay} is null)))`
