import { describe, expect, it } from 'vitest'
import { getOrder, listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import type { Client } from '@jatra/contract/http/client'
import {
  pay,
  paymentBody,
  placeOrder,
  readOrder,
  search,
  signUp,
  type Visitor,
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
    await errorOf(pay(client, visitor, paymentBody(await search(client), visitor.userId)))
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

  it('are hidden from other accounts, in the list and one by one', async () => {
    const { client } = start()
    const { visitor, orderId } = await placeOrder(client)
    const other = await signUp(client, 'karim')
    const list = (userId: string, token: string) =>
      client.call(listFlightOrders, { params: { userId }, query: {} }, { token })
    expect(await list(other.userId, other.token)).toEqual([])
    expect((await errorOf(list(visitor.userId, other.token))).code).toBe('forbidden')
    expect((await errorOf(readOrder(client, other, orderId))).code).toBe('not_found')
    const params = { userId: visitor.userId, orderId }
    const stolen = client.call(getOrder, { params }, { token: other.token })
    expect((await errorOf(stolen)).code).toBe('forbidden')
  })

  it.each([
    ['x', 400],
    ['MjAyNi05OS05OVQwMDowMDowMC4wMDBaIGE', 400],
    [Buffer.from('2026-02-30T00:00:00.000Z a').toString('base64url'), 200],
  ])('answer a cursor that is not theirs without failing: %s is %i', async (cursor, status) => {
    const { api, client } = start()
    const { visitor } = await placeOrder(client)
    const response = await api.send(
      'GET',
      `/api/payment/${visitor.userId}/flight?cursor=${cursor}`,
      { headers: { authorization: `Bearer ${visitor.token}` } },
    )
    expect(response.status).toBe(status)
  })
})
