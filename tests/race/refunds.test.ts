import { beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { auditLog, orders, refunds } from '@jatra/api/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { actOnRefund } from '@jatra/api/domain/refunds/act-on-refund'
import {
  requestByHand,
  requestRefund,
  refundPayment,
} from '@jatra/api/domain/refunds/request-refund'
import { findAttempt } from '@jatra/api/domain/orders/find-attempt'
import { createLogger } from '@jatra/contract/observability/logging'
import { randomUUID } from 'node:crypto'
import { movePayment, refundsOf } from '@jatra/sandbox/payments/wallet-books'
import { placeOrder } from '@jatra/api/testing/booking'
import { startPaying } from '@jatra/api/testing/paying'
import { createTestApi, TEST_NOW, type TestApi } from '@jatra/api/testing/test-api'
import { openBkash } from '../doubles/bkash/open-bkash.ts'
import { useTwoPools } from './two-pools.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const { database, second } = useTwoPools()
let now: number
beforeEach(() => {
  now = TEST_NOW
})

const log = createLogger(() => {})
type Connections = Pick<DatabaseHandle, 'db' | 'jobs'>
const within = ({ db, jobs }: Connections) => ({
  ...{ db, jobs, log, clock: () => now, newId: randomUUID },
})

async function payOrder() {
  const paying = await startPaying(database, { clock: () => now })
  await paying.notify(paying.fake.pay(paying.tranId))
  return paying
}

/** A paid order, and staff at two processes. */
async function paidOrder() {
  const { orderId, order } = await payOrder()
  const ask = (where: Connections, staffId: string, key: string) =>
    requestByHand(within(where), {
      ...{ orderId, staffId, key, amount: 'whole', reason: 'not_provided', note: 'No seat' },
    })
  const approve = (where: Connections, refundId: string, staffId: string) =>
    actOnRefund(within(where), refundId, { do: 'approve' }, staffId)
  return { ask, approve, price: order.price }
}

const outdated = { status: 'rejected', reason: expect.objectContaining({ code: 'outdated' }) }

it('of two who ask for the whole by hand at once one does, and the other hears that nothing is left', async () => {
  const { ask, price } = await paidOrder()
  const asked = await Promise.allSettled([
    ...[ask(database, 'karim', 'a'), ask(second, 'karim', 'a')],
    ...[ask(database, 'nusrat', 'b'), ask(second, 'nusrat', 'b')],
  ])
  const [stored, ...others] = await database.db.select().from(refunds)
  expect(others).toEqual([])
  expect(stored).toMatchObject({ amount: price, status: 'requested' })
  // The same request twice has one answer.
  const taken = { status: 'fulfilled', value: stored?.id }
  const ofKarim = stored?.requestedBy === 'karim'
  expect(asked).toEqual(
    [ofKarim, ofKarim, !ofKarim, !ofKarim].map((first) => (first ? taken : outdated)),
  )
})

it('of two who approve a refund at once one does, as often as they send it', async () => {
  const { ask, approve } = await paidOrder()
  const id = await ask(database, 'karim', 'a')
  const approved = await Promise.allSettled([
    ...[approve(database, id, 'nusrat'), approve(second, id, 'nusrat')],
    ...[approve(database, id, 'rahima'), approve(second, id, 'rahima')],
  ])
  const kept = await database.db.select().from(auditLog).where(eq(auditLog.subject, id))
  const acts = kept.filter(({ action }) => action === 'refund.approved')
  expect(acts).toHaveLength(1)
  const taken = { status: 'fulfilled', value: expect.objectContaining({ status: 'approved' }) }
  const byNusrat = acts[0]?.staffId === 'nusrat'
  expect(approved).toEqual(
    [byNusrat, byNusrat, !byNusrat, !byNusrat].map((first) => (first ? taken : outdated)),
  )
})

it('two refunds of one payment at once never come to more than was paid', async () => {
  const { orderId, tranId } = await payOrder()
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
  const attempt = await findAttempt(database.db, tranId)
  if (!order || !attempt) throw new Error('nothing was paid')
  await Promise.all([
    database.db.transaction((db) =>
      requestRefund({ ...within(database), db }, order, {
        ...{ reason: 'not_ticketed', amount: order.price },
        ...{ requestedBy: null, promised: null },
      }),
    ),
    second.db.transaction((db) =>
      refundPayment(
        { ...within(second), db },
        attempt,
        { valId: `val-${tranId}`, amount: attempt.amount },
        'double_payment',
      ),
    ),
  ])
  const stored = await database.db.select().from(refunds)
  expect(stored).toMatchObject([{ amount: attempt.amount }])
})

it('of an approval and a decline at once one stands, and the other hears which', async () => {
  const { ask, approve } = await paidOrder()
  const id = await ask(database, 'karim', 'a')
  const decline = (where: Connections, staffId: string) =>
    actOnRefund(within(where), id, { do: 'decline', because: 'Wrong booking' }, staffId)
  const acted = await Promise.allSettled([
    ...[approve(database, id, 'nusrat'), decline(second, 'rahima')],
    ...[approve(second, id, 'nusrat'), decline(database, 'rahima')],
  ])
  const [{ status = '' } = {}] = await database.db.select().from(refunds)
  expect(['approved', 'declined']).toContain(status)
  const taken = { status: 'fulfilled', value: expect.objectContaining({ status }) }
  const approved = status === 'approved'
  expect(acted).toEqual(
    [approved, !approved, approved, !approved].map((stands) => (stands ? taken : outdated)),
  )
})

/** Two equal parts of a payment at bKash, to be given back by two processes at once. */
async function refundTwoParts() {
  const clock = () => now
  const timeouts: (() => void)[] = []
  const timeout = () => {
    const controller = new AbortController()
    timeouts.push(() => controller.abort(new DOMException('too late', 'TimeoutError')))
    return controller.signal
  }
  const { gateway, double } = await openBkash(database.db, { clock, timeout })
  const options = { clock, gateways: { bkash: gateway } }
  const [one, two] = [createTestApi(database, options), createTestApi(second, options)]
  const { tranId, orderId, url } = await placeOrder(one.client)
  const paymentId = url.split('/').at(-1) ?? ''
  await movePayment(database, paymentId, 'open', { status: 'approved' })
  await one.send('GET', `/api/payment/return/${tranId}`)
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('nothing was paid')
  for (let part = 0; part < 2; part += 1) {
    await database.db.transaction((db) =>
      requestRefund({ ...within(database), db }, order, {
        ...{ reason: 'partly_cancelled', amount: 1000, requestedBy: null, promised: null },
      }),
    )
  }
  const rows = () => database.db.select().from(refunds).orderBy(refunds.requestedAt, refunds.id)
  const [first, later] = await rows()
  const work = (api: TestApi, refundId = '') =>
    api.handlers.refund({ data: { refundId }, attempt: 1, isLast: false })
  return {
    ...{ double, rows, paid: () => refundsOf(database, paymentId) },
    workFirst: () => work(one, first?.id),
    workLater: () => work(two, later?.id),
    /** Lets the time-out of the latest request pass, whatever is asked meanwhile. */
    latestTimeout: () => timeouts.at(-1) ?? (() => {}),
  }
}

it('of two equal parts at a wallet the second waits for the first, and each has a number of its own', async () => {
  const { double, rows, paid, workFirst, workLater, latestTimeout } = await refundTwoParts()
  const taken = double.holdBack('payment/transaction')
  const working = workFirst()
  await taken.came
  const timeOut = latestTimeout()
  await workLater()
  expect(double.count('payment/transaction')).toBe(1)
  taken.letGo()
  await expect.poll(paid).toHaveLength(1)
  timeOut()
  await working
  now += MINUTE
  await workFirst()
  await workLater()
  const refunded = await rows()
  expect(refunded).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }])
  const numbers = refunded.map(({ gatewayReference }) => gatewayReference)
  expect(new Set(numbers).size).toBe(2)
  expect((await paid()).map(({ reference }) => reference).sort()).toEqual(numbers.sort())
})

it('a part that never came to the wallet does not take the number of its equal', async () => {
  const { double, rows, paid, workFirst, workLater, latestTimeout } = await refundTwoParts()
  const swallowed = double.swallow('payment/transaction')
  const working = workFirst()
  await swallowed
  const timeOut = latestTimeout()
  await workLater()
  timeOut()
  await working
  for (const pause of [MINUTE, DAY]) {
    now += pause
    await workFirst()
    await workLater()
  }
  expect(await rows()).toMatchObject([
    { status: 'needs_person', problem: 'unanswered', gatewayReference: null },
    { status: 'confirmed' },
  ])
  expect(await paid()).toHaveLength(1)
})
