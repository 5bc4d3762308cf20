import { describe, expect, it } from 'vitest'
import { getOrder, listFlightOrders } from '@jatra/contract/calls/orders'
import type { Client } from '@jatra/contract/client'
import { Refusal } from '@jatra/contract/problem'
import { idempotencyKeys, orderPassports, orders, paymentAttempts } from '../db/schema.ts'
import {
  domesticFlights,
  pay,
  paymentBody,
  placeOrder,
  readOrder,
  search,
  signUp,
  traveler,
  type PaymentBody,
  type Visitor,
} from '../testing/booking.ts'
import { fakeSslCommerz } from '../testing/fake-sslcommerz.ts'
import { createTestApi, jsonInit, TEST_NOW } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

function start(options: Parameters<typeof createTestApi>[1] = {}) {
  const fake = fakeSslCommerz()
  const api = createTestApi(database.db, { gateway: fake.gateway, ...options })
  return { fake, api, client: api.client }
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    },
  )

describe('starting to pay', () => {
  it('stores a pending order with one attempt and answers the gateway’s page', async () => {
    const { client, fake } = start()
    const { order, url, tranId } = await placeOrder(client)
    expect(url).toBe(`https://gateway.test/pay/${tranId}`)
    expect(order).toMatchObject({
      paymentStatus: 'pending',
      paymentType: 'bkash',
      price: 7200,
      travelers: 1,
      expiresAt: new Date(TEST_NOW + 30 * 60_000).toISOString(),
      travelersData: { deliveryDate: '2026-12-01' },
      payments: [{ tranId, amount: 7200, status: 'pending', settledAt: null }],
    })
    expect(tranId.length).toBeLessThanOrEqual(30)
    const [sent] = fake.opened
    expect(Object.fromEntries(sent ?? [])).toMatchObject({
      total_amount: '7200.00',
      currency: 'BDT',
      tran_id: tranId,
      multi_card_name: 'bkash',
      cus_phone: '+8801712345678',
    })
  })

  it('never shows or logs a passport number', async () => {
    const { api, client } = start()
    const { order } = await placeOrder(client)
    expect(order.travelersData.travelers[0]?.maskedPassportNumber).toBe('******456')
    expect(JSON.stringify(order)).not.toContain('EB0123456')
    expect(api.log.join()).not.toContain('EB0123456')
    expect(await database.db.select().from(orderPassports)).toHaveLength(1)
  })

  it('takes a domestic flight without a passport, and forgets one that comes along', async () => {
    const { client } = start({ flights: domesticFlights() })
    const { order } = await placeOrder(client)
    expect(order.travelersData.travelers[0]?.maskedPassportNumber).toBeNull()
    expect(await database.db.select().from(orderPassports)).toHaveLength(0)
  })

  it('accepts the product’s other spelling of SSLCommerz (D21)', async () => {
    const { api, client } = start()
    const visitor = await signUp(client)
    const body = {
      ...paymentBody(await search(client), visitor.userId),
      paymentType: 'sslCommerze',
    }
    const response = await api.send(
      'POST',
      '/api/payment/payment-process/sslCommerze',
      jsonInit(body, { authorization: `Bearer ${visitor.token}` }),
    )
    expect(response.status).toBe(200)
    const { orderId } = (await response.json()) as { orderId: string }
    expect((await readOrder(client, visitor, orderId)).paymentType).toBe('sslCommerz')
  })

  it('asks each traveller by their place: adults, children, infants', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const found = await search(client, { adults: 1, children: 1, infants: 1 })
    const family = (infantYear: number) =>
      paymentBody(found, visitor.userId, {
        travelers: 3,
        travelersData: [
          traveler(),
          traveler({ birthYear: 2020 }),
          traveler({ birthYear: infantYear }),
        ],
      })
    const refusal = await refusalOf(pay(client, visitor, family(2019)))
    expect(refusal.code).toBe('invalid_input')
    expect(refusal.errors).toEqual({
      'travelersData.2.birthYear': ['An infant is under 2 until the journey ends'],
    })
    expect(await pay(client, visitor, family(2026))).toHaveProperty('url')
  })
})

describe('refusing to pay', () => {
  const cases: [string, Partial<PaymentBody>, string, string][] = [
    [
      'a passport that is missing',
      { travelersData: [traveler({ passportNumber: undefined })] },
      'invalid_input',
      'travelersData.0.passportNumber',
    ],
    ['another departure date', { deliveryDate: '2026-12-02' }, 'invalid_input', 'deliveryDate'],
    [
      'more travellers than the offer has',
      { travelers: 2, travelersData: [traveler(), traveler()] },
      'passengers_refused',
      'travelers',
    ],
    [
      'a count that is not that of the travellers',
      { travelers: 2 },
      'passengers_refused',
      'travelers',
    ],
  ]
  it.each(cases)('%s', async (_, changes, code, field) => {
    const { client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId, changes)
    const refusal = await refusalOf(pay(client, visitor, body))
    expect(refusal.code).toBe(code)
    expect(refusal.errors).toHaveProperty([field])
    expect(await database.db.select().from(orders)).toHaveLength(0)
  })

  it('another price than ours, with the right one (D14)', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId, { price: 1 })
    const refusal = await refusalOf(pay(client, visitor, body))
    expect(refusal).toMatchObject({ code: 'price_changed', status: 409, price: 7200 })
  })

  it('an offer whose session has ended, and one that never was', async () => {
    const { api, client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const unknown = { ...body, productId: 'no-such-offer' }
    expect((await refusalOf(pay(client, visitor, unknown))).code).toBe('not_found')
    api.now += 15 * 60_000
    expect((await refusalOf(pay(client, visitor, body))).code).toBe('session_expired')
  })

  it('a body or path that is another payment option’s', async () => {
    const { api, client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const response = await api.send(
      'POST',
      '/api/payment/payment-process/nogod',
      jsonInit(body, { authorization: `Bearer ${visitor.token}` }),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty(['errors', 'paymentType'])
  })

  it('strangers: 401 without a token, 403 for another account (D13)', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const other = await signUp(client, 'karim')
    const body = paymentBody(await search(client), visitor.userId)
    expect((await refusalOf(pay(client, { ...visitor, token: '' }, body))).status).toBe(401)
    expect((await refusalOf(pay(client, other, body))).status).toBe(403)
  })

  it('too many orders of one account', async () => {
    const { client } = start({ limits: { paymentByUser: { max: 1, seconds: 60 } } })
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    await pay(client, visitor, body, 'one')
    expect((await refusalOf(pay(client, visitor, body, 'two'))).code).toBe('rate_limited')
    // The first order's own retry is none.
    expect(await pay(client, visitor, body, 'one')).toHaveProperty('url')
  })
})

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

  it('refuses another body, however its keys are ordered', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await pay(client, visitor, body, 'key')
    const reordered = Object.fromEntries(Object.entries(body).reverse()) as PaymentBody
    expect(await pay(client, visitor, reordered, 'key')).toEqual(first)
    const refusal = await refusalOf(pay(client, visitor, { ...body, firstName: 'Karim' }, 'key'))
    expect(refusal).toMatchObject({ code: 'idempotency_mismatch', status: 422 })
  })

  it('tells a traveller who takes another payment option to submit again, which a new key then does', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await pay(client, visitor, body, 'key')
    const changed = { ...body, paymentType: 'nexus' as const }
    expect((await refusalOf(pay(client, visitor, changed, 'key'))).message).toBe(
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
    expect((await refusalOf(pay(client, visitor, body, 'key'))).code).toBe('provider_unavailable')
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
    expect((await refusalOf(pay(client, visitor, body, 'k'.repeat(101)))).status).toBe(400)
    expect((await refusalOf(pay(client, visitor, body, 'two words'))).status).toBe(400)
    expect(await database.db.select().from(idempotencyKeys)).toHaveLength(0)
  })
})

describe('the page on which an order can still be paid', () => {
  const listed = async (client: Client, { userId, token }: Visitor) =>
    (await client.call(listFlightOrders, { params: { userId }, query: {} }, { token }))[0]?.payUrl

  it('is there while the order is pending, in the list too, and not once its time is up', async () => {
    const { api, client } = start()
    const { visitor, order, orderId, url } = await placeOrder(client)
    expect(order.payUrl).toBe(url)
    expect(await listed(client, visitor)).toBe(url)
    // Not swept yet.
    api.now += 30 * 60_000
    const late = await readOrder(client, visitor, orderId)
    expect([late.paymentStatus, late.payUrl]).toEqual(['pending', null])
    await api.sweep()
    expect((await readOrder(client, visitor, orderId)).payUrl).toBeNull()
    expect(await listed(client, visitor)).toBeNull()
  })

  it('is not there when the gateway opened none', async () => {
    const { client, fake } = start()
    const visitor = await signUp(client)
    fake.down = true
    await refusalOf(pay(client, visitor, paymentBody(await search(client), visitor.userId)))
    expect(await listed(client, visitor)).toBeNull()
  })
})

describe('the orders of an account', () => {
  it('come newest first, page by page, each once', async () => {
    const { api, client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const placed: string[] = []
    for (let index = 0; index < 5; index += 1) {
      // Two of them in the same millisecond: the id decides.
      if (index !== 3) api.now += 1
      placed.push((await pay(client, visitor, body, `key-${index}`)).orderId)
    }
    const seen: string[] = []
    let path: string | undefined = `/api/payment/${visitor.userId}/flight?limit=2`
    let pages = 0
    while (path) {
      const response: Response = await api.send('GET', path, {
        headers: { authorization: `Bearer ${visitor.token}` },
      })
      expect(response.status).toBe(200)
      const page = listFlightOrders.output.parse(await response.json())
      seen.push(...page.map(({ _id }) => _id))
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
      pages += 1
    }
    expect(pages).toBe(3)
    expect(seen[0]).toBe(placed[4])
    expect(seen.at(-1)).toBe(placed[0])
    expect([...seen].sort()).toEqual([...placed].sort())
  })

  it('are nobody else’s, in the list and one by one', async () => {
    const { client } = start()
    const { visitor, orderId } = await placeOrder(client)
    const other = await signUp(client, 'karim')
    const list = (userId: string, token: string) =>
      client.call(listFlightOrders, { params: { userId }, query: {} }, { token })
    expect(await list(other.userId, other.token)).toEqual([])
    expect((await refusalOf(list(visitor.userId, other.token))).code).toBe('forbidden')
    expect((await refusalOf(readOrder(client, other, orderId))).code).toBe('not_found')
    const params = { userId: visitor.userId, orderId }
    const stolen = client.call(getOrder, { params }, { token: other.token })
    expect((await refusalOf(stolen)).code).toBe('forbidden')
  })

  it.each([
    'x',
    'MjAyNi05OS05OVQwMDowMDowMC4wMDBaIGE',
    Buffer.from('2026-02-30T00:00:00.000Z a').toString('base64url'),
  ])('refuse or survive a cursor that is not theirs: %s', async (cursor) => {
    const { api, client } = start()
    const { visitor } = await placeOrder(client)
    const response = await api.send(
      'GET',
      `/api/payment/${visitor.userId}/flight?cursor=${cursor}`,
      { headers: { authorization: `Bearer ${visitor.token}` } },
    )
    expect([200, 400]).toContain(response.status)
  })
})
