import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getSearch } from '@jatra/contract/flight/endpoints'
import { DAY_MS } from '@jatra/contract/values/time-units'
import {
  flightOrders,
  flightSearches,
  idempotencyKeys,
  orderPassports,
  orders,
  orderTravelers,
} from '../db/schema.ts'
import { sandboxSessions } from '@jatra/sandbox/db/schema'
import { pay, placeOrder, readOrder, signUp } from '../testing/booking.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { applyFor, insertVisa, visaPaymentFor } from '../testing/visas.ts'

const database = useTestDatabase()

/** An order through the sandbox, with a passport. */
async function start() {
  const api = createTestApi(database)
  const placed = await placeOrder(api.client)
  const press = (choice: string) =>
    api.send('POST', placed.url, { body: new URLSearchParams({ choice }) })
  const after = async (days: number) => {
    api.now += days * DAY_MS
    await api.sweep()
  }
  return { api, placed, press, after }
}

const rows = {
  keys: () => database.db.select().from(idempotencyKeys),
  passports: () => database.db.select().from(orderPassports),
  sessions: () => database.db.select().from(sandboxSessions),
}

it('keeps of a search that has ended that it was, for a day, and none of its offers', async () => {
  const { api, placed, after } = await start()
  const read = () => api.client.call(getSearch, { params: { searchUid: placed.found.searchUid } })
  await after(14 / 24 / 60)
  expect((await read()).flights.data.length).toBeGreaterThan(0)
  await after(2 / 24 / 60)
  const [kept] = await database.db.select().from(flightSearches)
  expect(kept?.offers).toEqual([])
  await expect(read()).rejects.toMatchObject({ code: 'session_expired' })
  await after(1)
  expect(await database.db.select().from(flightSearches)).toEqual([])
})

describe('what is kept of an order', () => {
  it('its key for a week: until then the same request leads to that order', async () => {
    const { api, placed, press, after } = await start()
    await press('pay')
    await after(7)
    const { token, userId } = placed.visitor
    expect(await pay(api.client, { token, userId }, placed.body, 'key-1')).toEqual({
      url: `/payment/return/${placed.orderId}`,
      orderId: placed.orderId,
    })
    await after(0.001)
    expect(await rows.keys()).toEqual([])
    expect(await database.db.select().from(orders)).toHaveLength(1)
  })

  it('its key for as long as it waits', async () => {
    const { api, after } = await start()
    // Held by a database that no sweep has reached yet.
    await database.db.update(orders).set({ expiresAt: new Date(api.now + 30 * DAY_MS) })
    await after(8)
    expect(await rows.keys()).toHaveLength(1)
  })

  it('its passports for thirty days when it ended unpaid', async () => {
    const { press, after } = await start()
    await press('cancel')
    await after(30)
    expect(await rows.passports()).toHaveLength(1)
    await after(0.001)
    expect(await rows.passports()).toEqual([])
    const [traveler] = await database.db.select().from(orderTravelers)
    expect(traveler?.maskedPassportNumber).toBe('******456')
  })

  it('its passports for thirty days after it expired', async () => {
    const { after } = await start()
    await after(0.1)
    await after(31)
    expect(await rows.passports()).toEqual([])
  })

  it('its passports for thirty days after its last flight when it was paid', async () => {
    const { api, press, after } = await start()
    await press('pay')
    const [flight] = await database.db.select().from(flightOrders)
    const landing = flight?.offer.itineraries.at(-1)?.segments.at(-1)?.arrival.at ?? ''
    const days = Math.floor((Date.parse(landing) - api.now) / DAY_MS)
    await after(days + 29)
    expect(await rows.passports()).toHaveLength(1)
    await after(2)
    expect(await rows.passports()).toEqual([])
  })

  it('the sandbox’s page of it for a week when it was not paid', async () => {
    const { after } = await start()
    await after(8)
    expect(await rows.sessions()).toEqual([])
    expect(await database.db.select().from(orders)).toMatchObject([{ paymentStatus: 'expired' }])
  })

  it('the sandbox’s page of it for as long as its money may go back, and the order for good', async () => {
    const { api, placed, press, after } = await start()
    await press('pay')
    await after(399)
    expect(await rows.sessions()).toHaveLength(1)
    await after(2)
    expect(await rows.sessions()).toEqual([])
    expect((await api.send('GET', placed.url)).status).toBe(404)
    const [order] = await database.db.select().from(orders).where(eq(orders.id, placed.orderId))
    expect(order?.paymentStatus).toBe('success')
  })
})

it('a visa application that was not paid keeps its traveller, and no passport, after thirty days', async () => {
  const api = createTestApi(database)
  const visa = await insertVisa(database.db)
  const visitor = await signUp(api.client)
  const body = visaPaymentFor(visa, visitor.userId)
  const unpaid = await applyFor(api.client, visitor, body)
  const paid = await applyFor(api.client, visitor, body)
  await api.send('POST', paid.url, { body: new URLSearchParams({ choice: 'pay' }) })
  const kept = async () => (await rows.passports()).map(({ orderId }) => orderId).sort()
  const sweepAfter = async (days: number) => {
    api.now += days * DAY_MS
    await api.sweep()
  }
  await sweepAfter(0.1)
  expect(await kept()).toEqual([unpaid.orderId, paid.orderId].sort())
  await sweepAfter(31)
  expect(await kept()).toEqual([paid.orderId])
  const travelers = await database.db.select().from(orderTravelers)
  expect(travelers).toMatchObject(Array(2).fill({ maskedPassportNumber: '******456' }))
})

it('an order whose key is gone can still be read', async () => {
  const { api, placed, press, after } = await start()
  await press('pay')
  await after(8)
  const visitor = placed.visitor
  expect((await readOrder(api.client, visitor, placed.orderId)).paymentStatus).toBe('success')
})
