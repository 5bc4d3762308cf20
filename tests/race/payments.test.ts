import { eq } from 'drizzle-orm'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders, paymentAttempts, paymentTransactions, rateLimits } from '@jatra/api/db/schema'
import { pay, paymentBody, placeOrder, readOrder, search, signUp } from '@jatra/api/testing/booking'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import { anyUnpaid, createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import { useTwoPools } from './two-pools.ts'

const ROUNDS = 6
const HALF_AN_HOUR = 30 * 60_000

const { database, second } = useTwoPools()
let fake: ReturnType<typeof fakeSslCommerz>
let one: TestApi
let two: TestApi

beforeEach(() => {
  fake = fakeSslCommerz()
  one = createTestApi(database, { gateways: { sslcommerz: fake.gateway }, unpaidLimits: anyUnpaid })
  two = createTestApi(second, { gateways: { sslcommerz: fake.gateway }, unpaidLimits: anyUnpaid })
})

const notify = (api: TestApi, body: URLSearchParams) =>
  api.send('POST', '/api/payment/ipn', { body })
const logged = (event: string) =>
  [...one.log, ...two.log].filter((line) => line.includes(`"event":"${event}"`))

describe('one key, fifty times at once, at two processes', () => {
  it('makes one order and fifty equal answers', async () => {
    const visitor = await signUp(one.client)
    const body = paymentBody(await search(one.client), visitor.userId)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        pay((index % 2 ? one : two).client, visitor, body, 'double-click'),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await database.db.select().from(orders)).toHaveLength(1)
    expect(await database.db.select().from(paymentAttempts)).toHaveLength(1)
    expect(fake.opened).toHaveLength(1)
  })

  it('rejects the other of two bodies, and keeps one order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await database.db.delete(rateLimits)
      const visitor = await signUp(one.client, `user${round}`)
      const body = paymentBody(await search(one.client), visitor.userId)
      const results = await Promise.allSettled([
        pay(one.client, visitor, body, 'key'),
        pay(two.client, visitor, { ...body, firstName: 'Karim' }, 'key'),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const refused = results.find((result) => result.status === 'rejected')
      expect(refused?.reason).toMatchObject({ code: 'idempotency_mismatch' })
      expect(await database.db.select().from(orders)).toHaveLength(round + 1)
    }
  })
})

it('an order is either paid or replaced by a changed form, never both; money for the replaced one goes back', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.db.delete(rateLimits)
    const { visitor, body, orderId, tranId } = await placeOrder(one.client, `user${round}`)
    const paid = fake.pay(tranId)
    // The gateway speaks of it by its notice alone, so that asking it first does not decide.
    fake.late = true
    const changed = { ...body, firstName: 'Karim' }
    const input = { params: { paymentType: 'bkash' as const }, query: { replaces: orderId } }
    const options = { token: visitor.token, idempotencyKey: 'key-1' }
    const [, replaced] = await Promise.allSettled([
      notify(one, paid),
      two.client.call(processPayment, { ...input, body: changed }, options),
    ])
    fake.late = false
    const mine = await database.db.select().from(orders).where(eq(orders.userId, visitor.userId))
    const statuses = mine.map(({ paymentStatus }) => paymentStatus).sort()
    expect([['success'], ['cancelled', 'pending']]).toContainEqual(statuses)
    expect(replaced.status).toBe(statuses.length === 1 ? 'rejected' : 'fulfilled')
    const [attempt] = await database.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.tranId, tranId))
    expect(attempt?.status).toBe(statuses.length === 1 ? 'success' : 'refund_due')
  }
})

describe('one payment, a hundred notices at once, at two processes', () => {
  it('changes the order once', async () => {
    const { orderId, tranId, visitor } = await placeOrder(one.client)
    const notice = fake.pay(tranId)
    const back = `/api/payment/return/${tranId}`
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const api = index % 2 ? one : two
        return index % 10 === 7 ? api.send('POST', back) : notify(api, notice)
      }),
    )
    expect(answers.every(({ status }) => status === 200 || status === 303)).toBe(true)
    expect(logged('order_paid')).toHaveLength(1)
    expect(logged('payment_refund_due')).toHaveLength(0)
    expect(await database.db.select().from(paymentTransactions)).toMatchObject([
      { outcome: 'settled' },
    ])
    expect(await readOrder(one.client, visitor, orderId)).toMatchObject({
      paymentStatus: 'success',
      payments: [{ status: 'success' }],
    })
  })

  it('books one of two payments and gives the other back', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderId, tranId, visitor } = await placeOrder(one.client, `user${round}`)
      const first = fake.pay(tranId, { val_id: `first-${round}` })
      const again = fake.pay(tranId, { val_id: `second-${round}` })
      await Promise.all([notify(one, first), notify(two, again)])
      const order = await readOrder(one.client, visitor, orderId)
      expect(order.paymentStatus).toBe('success')
      expect(order.payments.map(({ status }) => status)).toEqual(['success', 'refund_due'])
    }
  })
})

describe('expiry and a right notice at the same moment', () => {
  it.each([
    ['safe', '0'],
    ['held', '1'],
  ])('end in one of two ways, and money and status agree: %s money', async (_, risk) => {
    fake.late = true
    for (let round = 0; round < ROUNDS; round += 1) {
      one.now = two.now = Date.parse('2026-11-20T06:00:00Z')
      const { orderId, tranId, visitor } = await placeOrder(one.client, `user${round}`)
      one.now = two.now = one.now + HALF_AN_HOUR
      const notice = fake.pay(tranId, { risk_level: risk })
      await Promise.all([one.sweep(), notify(two, notice), two.sweep(), notify(one, notice)])
      await one.sweep()
      const order = await readOrder(one.client, visitor, orderId)
      const statuses = [order.paymentStatus, ...order.payments.map(({ status }) => status)]
      const ends = risk === '0' ? ['success,success', 'expired,refund_due'] : ['expired,refund_due']
      expect(ends).toContain(statuses.join())
      expect(logged('order_paid').length + logged('order_ended').length).toBe(round + 1)
    }
    const transactions = await database.db.select().from(paymentTransactions)
    expect(transactions).toHaveLength(ROUNDS)
    expect(transactions.some(({ outcome }) => outcome === 'held')).toBe(false)
  })
})
