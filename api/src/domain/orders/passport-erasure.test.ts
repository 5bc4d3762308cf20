import { describe, expect, it } from 'vitest'
import { VISA_DOCUMENTS_DAYS } from '@jatra/contract/account/account-limits'
import { decideAirlineChange } from '@jatra/contract/whole-order/endpoints'
import { DAY_MS, HOUR_MS } from '@jatra/contract/values/time-units'
import { documents, orderPassports } from '../../db/schema.ts'
import { startVisa } from '../../testing/paid-visa.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

const kept = () => database.db.select().from(orderPassports)

it('passports are kept for thirty days after the flights that the airline put in their place', async () => {
  const { api, order, orderId, pass, say, visitor } = await startTicketed(database)
  const before = order.productData.offer.itineraries
  const after = before.map((itinerary) => ({
    ...itinerary,
    segments: itinerary.segments.map((segment) => ({
      ...segment,
      departure: { ...segment.departure, at: '2027-01-10T09:00:00' },
      arrival: { ...segment.arrival, at: '2027-01-10T10:05:00' },
    })),
  }))
  const detectedAt = new Date(api.now).toISOString()
  say({ changes: [{ id: 'aic_1', before, after, detectedAt }] })
  await pass(7 * HOUR_MS)
  const params = { userId: visitor.userId, orderId }
  const body = { changeId: 'aic_1', decision: 'accept' } as const
  await api.client.call(decideAirlineChange, { params, body }, visitor)
  await pass()
  // It landed in Cox's Bazar.
  const landed = Date.parse('2027-01-10T10:05:00+06:00')
  expect(await kept()).toMatchObject([{ eraseAt: new Date(landed + 30 * DAY_MS) }])
})

it('passports of a process that stored no day are kept for theirs', async () => {
  const { api } = await startTicketed(database)
  const [planned] = await kept()
  await database.db.update(orderPassports).set({ eraseAt: new Date(api.now) })
  api.now += DAY_MS
  await api.sweep()
  expect(await kept()).toEqual([planned])
})

describe('passports of a visa application, numbers and pictures', () => {
  const until = (at: number, days: number) => [{ eraseAt: new Date(at + days * DAY_MS) }]
  const pictures = () => database.db.select().from(documents)

  it('go half a year after the visa could last be valid', async () => {
    const { api, read } = await startVisa(database)
    const { createdAt, travelersData } = await read()
    const days = travelersData.selectedPlan.validity + VISA_DOCUMENTS_DAYS
    expect(await kept()).toMatchObject(until(Date.parse(createdAt), days))
    expect(await pictures()).toMatchObject(until(Date.parse(createdAt), days))
    api.now = Date.parse(createdAt) + days * DAY_MS - 1
    await api.sweep()
    expect(await kept()).toHaveLength(1)
    api.now += 2
    await api.sweep()
    expect(await kept()).toEqual([])
  })

  it('go thirty days after its traveller cancelled it', async () => {
    const { api, quote, cancel } = await startVisa(database)
    await cancel((await quote()).quoteId)
    expect(await kept()).toMatchObject(until(api.now, 30))
    expect(await pictures()).toMatchObject(until(api.now, 30))
  })
})
