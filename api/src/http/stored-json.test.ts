import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getOffer, getSearch } from '@jatra/contract/flight/endpoints'
import { getOrder, listFlightOrders } from '@jatra/contract/order/endpoints'
import { flightOrders, flightSearches } from '../db/schema.ts'
import { pay, paymentBody, search, signUp } from '../testing/booking.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

describe('a stored search that cannot be read any more', () => {
  it.each([
    ['an offer without a price', { offers: [{ id: '1' }] }],
    ['offers that are none', { offers: { id: '1' } }],
    ['no names for its codes', { dictionaries: {} }],
    ['a query of another shape', { query: { from: 'DAC' } }],
  ])('has expired: %s', async (_, columns) => {
    const { client } = createTestApi(database.db)
    const visitor = await signUp(client)
    const found = await search(client)
    await database.db.update(flightSearches).set(columns as never)
    // Another process has not kept the search in memory.
    const { client: other } = createTestApi(database.db)
    const { searchUid } = found
    const flightId = found.flights.data[0]?.id ?? ''
    const answers = [
      await errorOf(other.call(getSearch, { params: { searchUid } })),
      await errorOf(other.call(getOffer, { params: { searchUid, flightId } })),
      await errorOf(pay(other, visitor, paymentBody(found, visitor.userId))),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('session_expired'))
  })
})

describe('a stored order that cannot be read any more', () => {
  it('is left out of the list, not found alone, and logged for the operator', async () => {
    const { client, log } = createTestApi(database.db)
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const damaged = await pay(client, visitor, body, 'damaged')
    const whole = await pay(client, visitor, body, 'whole')
    await database.db
      .update(flightOrders)
      .set({ offer: { id: '1' } as never })
      .where(eq(flightOrders.orderId, damaged.orderId))
    const { userId, token } = visitor
    const listed = await client.call(listFlightOrders, { params: { userId }, query: {} }, { token })
    expect(listed.map(({ _id }) => _id)).toEqual([whole.orderId])
    const alone = client.call(getOrder, { params: { userId, orderId: damaged.orderId } }, { token })
    expect((await errorOf(alone)).code).toBe('not_found')
    expect(log.filter((line) => line.includes('stored_order_unreadable'))).toHaveLength(2)
  })
})
