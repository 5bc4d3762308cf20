import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '@jatra/contract/values/time-units'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { paymentBody, pay, search, signUp, traveler } from '../../testing/booking.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { stubFlights } from '../../testing/stub-flights.ts'
import { createTestApi, TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** A ticketed flight so many days ahead, whose first hours are over; `looks` counts the polls in so many days. */
async function ticketedAhead(days: number) {
  const flights = stubFlights()
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { flights, gateways: { sslcommerz: fake.gateway } })
  const visitor = await signUp(api.client)
  const day = addDays(todayInDhaka(TEST_NOW), days)
  const found = await search(api.client, { departureDate: day })
  const travelersData = [traveler({ passportExYear: 2036 })]
  const body = paymentBody(found, visitor.userId, { deliveryDate: day, travelersData })
  await pay(api.client, visitor, body)
  const notice = fake.pay(fake.opened[0]?.get('tran_id') ?? '')
  await api.send('POST', '/api/payment/ipn', { body: notice })
  let looked = 0
  const { getOrder } = flights
  flights.getOrder = (by) => {
    looked += 1
    return getOrder(by)
  }
  const looks = async (within: number) => {
    looked = 0
    for (let passed = 0; passed < within * DAY_MS; passed += 3 * HOUR_MS) {
      api.now += 3 * HOUR_MS
      await api.runJobs()
    }
    return looked
  }
  await api.runJobs()
  await looks(3)
  return { looks }
}

it.each([
  ['once a day', 340, 1],
  ['four times a day', 12, 4],
])('a ticketed flight is polled %s when it leaves in %s days', async (_, days, aDay) => {
  const { looks } = await ticketedAhead(days)
  expect(await looks(6)).toBe(6 * aDay)
})
