import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  cancellations,
  flightBookings,
  paymentAttempts,
  paymentTransactions,
  refunds,
} from '@jatra/api/db/schema'
import type { Database } from '@jatra/api/db/types'
import { lockOrder } from '@jatra/api/db/lock-order'
import { acts } from './order-acts.ts'
import { useTwoPools } from './two-pools.ts'

const { database, second } = useTwoPools()

it.each(Object.entries(acts))(
  'what waits for an order holds no other row of it: %s',
  async (_, prepare) => {
    const { orderId, act } = await prepare(database)
    let isOver = false
    let acting: Promise<unknown> = Promise.resolve()
    const held = await second.db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      acting = act().finally(() => (isOver = true))
      acting.catch(() => undefined)
      await expect.poll(async () => isOver || (await waiting()) > 0, { timeout: 10_000 }).toBe(true)
      return rowsHeldOf(tx, orderId)
    })
    expect({ isOver, held }).toEqual({ isOver: false, held: [] })
    await acting
  },
)

/** How many connections wait for a lock. */
async function waiting(): Promise<number> {
  return database.db.$count(
    sql`pg_stat_activity`,
    sql`datname = current_database() and wait_event_type = 'Lock'`,
  )
}

/** The tables of which another transaction holds a row of this order. */
async function rowsHeldOf(tx: Database, orderId: string): Promise<string[]> {
  const attempts = tx
    .select({ tranId: paymentAttempts.tranId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
  const rows = {
    booking: sql`select 1 from ${flightBookings} where ${eq(flightBookings.orderId, orderId)}`,
    attempts: sql`select 1 from ${paymentAttempts} where ${eq(paymentAttempts.orderId, orderId)}`,
    transactions: sql`select 1 from ${paymentTransactions}
      where ${inArray(paymentTransactions.tranId, attempts)}`,
    cancellations: sql`select 1 from ${cancellations} where ${eq(cancellations.orderId, orderId)}`,
    refunds: sql`select 1 from ${refunds} where ${eq(refunds.orderId, orderId)}`,
  }
  const held: string[] = []
  for (const [name, query] of Object.entries(rows)) {
    await tx
      .transaction((inner) => inner.execute(sql`${query} for update nowait`))
      .catch(() => held.push(name))
  }
  return held
}
