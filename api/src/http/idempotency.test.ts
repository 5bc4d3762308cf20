import { describe, expect, it } from 'vitest'
import { idempotencyKeys, orders, paymentAttempts } from '../db/schema.ts'
import {
  pay,
  paymentBody,
  readOrder,
  search,
  signUp,
  type PaymentBody,
} from '../testing/booking.ts'
import { fakeSslCommerz } from '../testing/fake-sslcommerz.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

function start(options: Parameters<typeof createTestApi>[1] = {}) {
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway }, ...options })
  return { fake, api, client: api.client }
}

describe('an Idempotency-Key', () => {
  it('makes fifty requests at once one order with fifty equal answers', async () => {
    const { client, fake } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => pay(client, visitor, body, 'double-click')),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await database.db.select().from(orders)).toHaveLength(1)
    expect(await database.db.select().from(paymentAttempts)).toHaveLength(1)
    expect(fake.opened).toHaveLength(1)
  })

  it('rejects another body, however its keys are ordered', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await pay(client, visitor, body, 'key')
    const reordered = Object.fromEntries(Object.entries(body).reverse()) as PaymentBody
    expect(await pay(client, visitor, reordered, 'key')).toEqual(first)
    const domainError = await errorOf(pay(client, visitor, { ...body, firstName: 'Karim' }, 'key'))
    expect(domainError).toMatchObject({ code: 'idempotency_mismatch', status: 422 })
  })

  it('tells a traveller who takes another payment option to submit again, which a new key then does', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await pay(client, visitor, body, 'key')
    const changed = { ...body, paymentType: 'nexus' as const }
    expect((await errorOf(pay(client, visitor, changed, 'key'))).message).toBe(
      'You changed something since the last try. Please submit again.',
    )
    const second = await pay(client, visitor, changed, 'another-key')
    expect(second.orderId).not.toBe(first.orderId)
    expect((await readOrder(client, visitor, second.orderId)).paymentType).toBe('nexus')
  })

  it('still answers the same when the search is over', async () => {
    const { api, client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await pay(client, visitor, body, 'key')
    api.now += 20 * 60_000
    expect(await pay(client, visitor, body, 'key')).toEqual(first)
  })

  it('belongs to one account', async () => {
    const { client } = start()
    const one = await signUp(client)
    const two = await signUp(client, 'karim')
    const found = await search(client)
    const first = await pay(client, one, paymentBody(found, one.userId), 'key')
    const second = await pay(client, two, paymentBody(found, two.userId), 'key')
    expect(second.orderId).not.toBe(first.orderId)
  })

  it('resumes the same order with the same tran_id when the gateway failed at first', async () => {
    const { client, fake } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    fake.down = true
    expect((await errorOf(pay(client, visitor, body, 'key'))).code).toBe('provider_unavailable')
    const [attempt] = await database.db.select().from(paymentAttempts)
    fake.down = false
    const { url } = await pay(client, visitor, body, 'key')
    expect(url).toBe(`https://gateway.test/pay/${attempt?.tranId}`)
    expect(await database.db.select().from(orders)).toHaveLength(1)
  })

  it('takes over from a process that died while it asked the gateway', async () => {
    const { api, client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await pay(client, visitor, body, 'key')
    await database.db.update(paymentAttempts).set({
      gatewayUrl: null,
      claimedBy: 'a dead process',
      claimedUntil: new Date(api.now + 15_000),
    })
    api.now += 16_000
    expect(await pay(client, visitor, body, 'key')).toEqual(first)
  })

  it('is 1 to 100 visible characters', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    expect((await errorOf(pay(client, visitor, body, 'k'.repeat(101)))).status).toBe(400)
    expect((await errorOf(pay(client, visitor, body, 'two words'))).status).toBe(400)
    expect(await database.db.select().from(idempotencyKeys)).toHaveLength(0)
  })
})
