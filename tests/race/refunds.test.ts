import { afterEach, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { orders, refunds } from '@jatra/api/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { requestRefund, refundPayment } from '@jatra/api/domain/refunds/request-refund'
import { findAttempt } from '@jatra/api/domain/payments/find-attempt'
import { createLogger } from '@jatra/contract/observability/logging'
import { randomUUID } from 'node:crypto'
import { startPaying } from '@jatra/api/testing/paying'
import { createTestApi, TEST_NOW } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'

const AT_ONCE = 10
const MINUTE = 60_000

/** Two processes' worth: two connection pools on one database, and one gateway. */
const database = useTestDatabase()
let second: DatabaseHandle
let now: number
beforeEach(async () => {
  now = TEST_NOW
  second = await openPostgres(database.url ?? '')
})
afterEach(() => second.close())

async function payAndWork() {
  const paying = await startPaying(database, { clock: () => now })
  const { fake, tranId } = paying
  const options = { clock: () => now, gateways: { sslcommerz: fake.gateway } }
  const [one, two] = [createTestApi(database, options), createTestApi(second, options)]
  const work = async (refundId: string) => {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        (at % 2 ? one : two).handlers.refund({ data: { refundId }, attempt: 1, isLast: false }),
      ),
    )
  }
  return { ...paying, work, late: () => fake.pay(tranId) }
}

it('a late payment that is told ten times has one refund, which the gateway is asked for once', async () => {
  const { api, notify, late, work, fake } = await payAndWork()
  now += 30 * MINUTE
  await api.sweep()
  const notice = late()
  await Promise.all(Array.from({ length: AT_ONCE }, () => notify(notice)))
  const [refund, ...others] = await database.db.select().from(refunds)
  expect(others).toEqual([])
  await work(refund?.id ?? '')
  expect(fake.refundsAsked).toHaveLength(1)
  expect(await database.db.select().from(refunds)).toMatchObject([{ status: 'sent', attempts: 1 }])
  fake.refundStatus = 'refunded'
  now += MINUTE
  await work(refund?.id ?? '')
  expect(await database.db.select().from(refunds)).toMatchObject([{ status: 'confirmed' }])
  expect(fake.refundsAsked).toHaveLength(1)
})

it('two refunds of one payment at once never come to more than was paid', async () => {
  const { notify, late, orderId, tranId } = await payAndWork()
  await notify(late())
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
  const attempt = await findAttempt(database.db, tranId)
  if (!order || !attempt) throw new Error('nothing was paid')
  const log = createLogger(() => {})
  const within = ({ db, jobs }: DatabaseHandle | typeof database) => ({
    ...{ db, jobs, log, clock: () => now, newId: randomUUID },
  })
  await Promise.all([
    database.db.transaction((db) =>
      requestRefund({ ...within(database), db }, order, {
        ...{ reason: 'not_ticketed', amount: order.price },
        ...{ requestedBy: null, promised: null },
      }),
    ),
    second.db.transaction((db) =>
      refundPayment({ ...within(second), db }, attempt, `val-${tranId}`, 'double_payment'),
    ),
  ])
  const stored = await database.db.select().from(refunds)
  expect(stored).toMatchObject([{ amount: attempt.amount }])
})
