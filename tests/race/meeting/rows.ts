import { eq } from 'drizzle-orm'
import {
  cancellations,
  flightBookings,
  orders,
  paymentAttempts,
  paymentTransactions,
  refunds,
} from '@jatra/api/db/schema'
import { readOrderMoney } from '@jatra/api/domain/ledger/read-balances'
import type { World } from './world.ts'

/** The rows of the order, which is the only one. */
export async function readRows({ database: db, orderId }: World) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('the order is gone')
  const [booking] = await db.select().from(flightBookings)
  return {
    ...{ order, booking },
    attempts: await db.select().from(paymentAttempts),
    payments: await db.select().from(paymentTransactions),
    refunds: await db.select().from(refunds),
    cancellations: await db.select().from(cancellations),
    money: await readOrderMoney(db, orderId),
  }
}
export type Rows = Awaited<ReturnType<typeof readRows>>
