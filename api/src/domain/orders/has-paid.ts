import { and, eq, exists, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

const paid = alias(orders, 'paid')

/** Whether an account has paid for a booking, as a condition. Refunds change nothing: its payer is known to a gateway. */
export function hasPaid(db: Database, userId: SQLWrapper | string): SQL {
  return exists(
    db
      .select({ id: paid.id })
      .from(paid)
      .where(and(eq(paid.userId, userId), eq(paid.paymentStatus, 'success'))),
  )
}
