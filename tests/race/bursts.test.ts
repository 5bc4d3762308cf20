import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { refunds } from '@jatra/api/db/schema'
import { setRole } from '@jatra/api/domain/auth/set-role'
import { lockOrder } from '@jatra/api/db/lock-order'
import { requestByHand } from '@jatra/api/domain/refunds/request-refund'
import { placeOrder, signUp } from '@jatra/api/testing/booking'
import { startPaying } from '@jatra/api/testing/paying'
import { startTicketed } from '@jatra/api/testing/ticketed'
import { createLogger } from '@jatra/contract/observability/logging'
import { cancelOrder } from '@jatra/contract/whole-order/endpoints'
import { approveRefund } from '@jatra/contract/whole-order/staff-refund-endpoints'
import { useTwoPools } from './two-pools.ts'

const { database, second } = useTwoPools()
const WAIT = { timeout: 10_000 }

/** Does something to another order while an order is locked and a burst of requests waits for it. */
async function whileItWaits<Answer>(
  orderId: string,
  burst: () => Promise<Answer>[],
  other: () => Promise<unknown>,
): Promise<Answer[]> {
  let sent: Promise<Answer>[] = []
  await second.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    sent = burst()
    const waiting = () =>
      second.db.$count(
        sql`pg_stat_activity`,
        sql`datname = current_database() and wait_event_type = 'Lock'`,
      )
    await expect.poll(waiting, WAIT).toBeGreaterThan(0)
    await other()
  })
  return Promise.all(sent)
}

it('28 equal notices are all taken, and hold up no notice of another order', async () => {
  const { api, fake, notify, orderId, read, tranId } = await startPaying(database)
  const another = await placeOrder(api.client, 'karim')
  const notice = fake.pay(tranId)
  const asked = fake.calls
  const answers = await whileItWaits(
    orderId,
    () => Array.from({ length: 28 }, () => notify(notice)),
    async () => expect((await notify(fake.pay(another.tranId))).status).toBe(200),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(28).fill(200))
  expect((await read()).paymentStatus).toBe('success')
  // Once about each order.
  expect(fake.calls - asked).toBe(2)
})

it('20 equal approvals of a refund have one answer, and hold up no other order', async () => {
  const { api, fake, notify, orderId } = await startTicketed(database)
  const another = await placeOrder(api.client, 'karim')
  const refundId = await requestByHand(
    {
      ...{ db: database.db, jobs: database.jobs, clock: () => api.now, newId: randomUUID },
      log: createLogger(() => undefined),
    },
    {
      ...{ orderId, amount: 1_000, reason: 'goodwill', note: 'Late' },
      ...{ staffId: 'rafiq', key: 'key' },
    },
  )
  const staff = await signUp(api.client, 'nusrat')
  await setRole({ db: database.db, clock: () => api.now }, 'nusrat', 'finance')
  const approve = () => api.client.call(approveRefund, { params: { refundId } }, staff)
  const answers = await whileItWaits(
    orderId,
    () => Array.from({ length: 20 }, approve),
    async () => expect((await notify(fake.pay(another.tranId))).status).toBe(200),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['approved']))
  expect(await database.db.select().from(refunds)).toHaveLength(1)
})

it('20 equal confirmations of a cancellation have one answer, and another quote its own', async () => {
  const { api, orderId, quote, visitor } = await startTicketed(database)
  const [first, later] = [await quote(), await quote()]
  const params = { userId: visitor.userId, orderId }
  const confirm = (quoteId: string) =>
    api.client.call(cancelOrder, { params, body: { quoteId } }, visitor)
  const answers = await Promise.allSettled([
    ...Array.from({ length: 20 }, () => confirm(first.quoteId)),
    confirm(later.quoteId),
  ])
  const taken = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value.quoteId : 'refused',
  )
  const isFirst = taken[0] === first.quoteId
  expect(taken).toEqual(
    isFirst
      ? [...Array<string>(20).fill(first.quoteId), 'refused']
      : [...Array<string>(20).fill('refused'), later.quoteId],
  )
})
