import { sql } from 'drizzle-orm'
import { orders } from '../../db/schema.ts'

/** A pending order whose time is over. */
export interface DueOrder {
  orderId: string
  expiresAt: Date
}

/** Those that follow, by the end of their time and then by id. */
export const afterDue = ({ orderId, expiresAt }: DueOrder) =>
  sql`(${orders.expiresAt}, ${orders.id}) > (${expiresAt.toISOString()}::timestamptz, ${orderId})`
