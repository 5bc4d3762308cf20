import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getOffer, getSearch } from '@jatra/contract/flight/endpoints'
import { getPackage, listPackages, updatePackage } from '@jatra/contract/holiday/endpoints'
import { getOrder, listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import { saveTraveler } from '@jatra/contract/traveler/endpoints'
import { getVisa, listVisas } from '@jatra/contract/visa/endpoints'
import {
  flightOrders,
  flightSearches,
  packages,
  regularTravelers,
  users,
  visas,
} from '../db/schema.ts'
import { pay, paymentBody, search, signUp, traveler } from '../testing/booking.ts'
import { errorOf } from '../testing/error-of.ts'
import { holidayPaymentFor, insertPackage, insertPackages, reserve } from '../testing/holidays.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { applyFor, insertVisa, visaPaymentFor } from '../testing/visas.ts'

const database = useTestDatabase()

/** Columns of JSON with values that their types forbid; a null among them is JSON's, not SQL's. */
const asJson = (columns: object) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, sql`${JSON.stringify(value)}::json`]),
  )

describe('a stored search that cannot be read any more', () => {
  it.each([
    ['an offer without a price', { offers: [{ id: '1' }] }],
    ['offers that are none', { offers: { id: '1' } }],
    ['no names for its codes', { dictionaries: {} }],
    ['a query of another shape', { query: { from: 'DAC' } }],
  ])('has expired: %s', async (_, columns) => {
    const { client } = createTestApi(database)
    const visitor = await signUp(client)
    const found = await search(client)
    await database.db.update(flightSearches).set(columns as never)
    // Another process has not kept the search in memory.
    const { client: other } = createTestApi(database)
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
    const { client, log } = createTestApi(database)
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

describe('a stored package that cannot be read any more', () => {
  it.each([
    ['reviews that are none', { reviews: 'five stars' }],
    ['hotels of another shape', { hotels: [{ stars: 5 }] }],
    ['no days', { highlight: null }],
    ['a picture that is gone', { image: [{ img1: 'atlantis', img2: 'atlantis' }] }],
  ])('is left out of the list, and neither shown nor sold: %s', async (_, columns) => {
    const { client, log } = createTestApi(database)
    const damaged = await insertPackage(database.db)
    await insertPackages(database.db, [{ _id: 'whole' }])
    await database.db.update(packages).set(asJson(columns)).where(eq(packages.id, damaged._id))

    const listed = await client.call(listPackages, { query: {} })
    expect(listed.map(({ _id }) => _id)).toEqual(['whole'])
    const shown = await errorOf(client.call(getPackage, { params: { id: damaged._id } }))
    const visitor = await signUp(client)
    const sold = await errorOf(reserve(client, visitor, holidayPaymentFor(damaged, visitor.userId)))
    expect([shown.code, sold.code]).toEqual(['not_found', 'not_found'])
    expect(log.filter((line) => line.includes('stored_package_unreadable'))).toHaveLength(3)
  })

  it('is mended by staff, who say what it lacks', async () => {
    const { client } = createTestApi(database)
    const { _id: id, reviews = [] } = await insertPackage(database.db)
    await database.db.update(packages).set({ reviews: 'five stars' as never })
    const { token } = await signUp(client)
    await database.db.update(users).set({ role: 'manager' })
    const change = (body: object) => client.call(updatePackage, { params: { id }, body }, { token })
    expect((await errorOf(change({ price: 40_000 }))).code).toBe('invalid_input')
    await change({ reviews })
    expect(await client.call(getPackage, { params: { id } })).toMatchObject({ _id: id, reviews })
  })
})

describe('a stored visa that cannot be read any more', () => {
  it.each([
    ['options that are none', { visaList: {} }],
    ['no documents', { requirements: null }],
  ])('is left out of the list, and neither shown nor sold: %s', async (_, columns) => {
    const { client, log } = createTestApi(database)
    const damaged = await insertVisa(database.db)
    await insertVisa(database.db, { _id: 'whole', country: 'Malaysia', image: 'malaysia' })
    await database.db.update(visas).set(asJson(columns)).where(eq(visas.id, damaged._id))

    const listed = await client.call(listVisas, { query: {} })
    expect(listed.map(({ _id }) => _id)).toEqual(['whole'])
    const shown = await errorOf(client.call(getVisa, { params: { id: damaged._id } }))
    const visitor = await signUp(client)
    const sold = await errorOf(applyFor(client, visitor, visaPaymentFor(damaged, visitor.userId)))
    expect([shown.code, sold.code]).toEqual(['not_found', 'not_found'])
    expect(log.filter((line) => line.includes('stored_visa_unreadable'))).toHaveLength(3)
  })
})

describe('a regular traveller who cannot be read any more', () => {
  it('is left out of the list, logged by id alone, and can be written anew', async () => {
    const { client, log } = createTestApi(database)
    const { userId, token } = await signUp(client)
    const given = (travelerId: string) => ({ ...traveler(), travelerId, userId, images: [] })
    const save = (travelerId: string) =>
      client.call(saveTraveler, { body: given(travelerId) }, { token })
    await save('damaged')
    await database.db.update(regularTravelers).set({ details: { firstName: 7 } as never })
    const { travelers } = await save('whole')
    expect(travelers.map(({ travelerId }) => travelerId)).toEqual(['whole'])
    const lines = log.filter((line) => line.includes('stored_traveler_unreadable'))
    expect(lines).toEqual([expect.stringContaining('damaged')])
    expect((await save('damaged')).travelers).toHaveLength(2)
  })
})
