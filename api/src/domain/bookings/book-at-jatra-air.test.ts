import { expect, it } from 'vitest'
import type { JatraAirScenario } from '@jatra/contract/flight/jatra-air'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { decideAirlineChange } from '@jatra/contract/whole-order/endpoints'
import { jatraAirBookings } from '@jatra/sandbox/db/schema'
import { createJatraAir } from '@jatra/sandbox/jatra-air/jatra-air'
import { pay, readOrder, signUp } from '../../testing/booking.ts'
import { startPaying } from '../../testing/paying.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** A flight that is paid, and what happens to it at Jatra Air. */
async function paidAtJatraAir(scenario: JatraAirScenario) {
  let now = TEST_NOW
  const flights = createJatraAir({ db: database.db, clock: () => now, scenario: () => scenario })
  const test = await startPaying(database, { flights, clock: () => now })
  const pass = async (seconds: number) => {
    now += seconds * 1000
    test.api.now = now
    await test.api.runJobs()
  }
  await test.notify(test.fake.pay(test.tranId))
  return { ...test, flights, pass }
}

it('a flight of Jatra Air is reserved when it is paid, ticketed, and soon seen to be changed', async () => {
  const test = await paidAtJatraAir('schedule_changed')
  const { pass } = test
  await pass(0)
  const { booking: reserved } = await test.read()
  expect(reserved).toMatchObject({ status: 'reserved', tickets: [{ number: null }] })
  expect(reserved.reference).toMatch(/^[2-9A-Z]{6}$/)

  await pass(1)
  await pass(2)
  const { booking } = await test.read()
  expect(booking).toMatchObject({ status: 'ticketed', reference: reserved.reference })
  expect(booking.tickets).toEqual([
    { travelerId: '1', number: expect.stringMatching(/^\d{13}$/) as string },
  ])

  await pass(20)
  const { booking: changed } = await test.read()
  expect(changed).toMatchObject({ status: 'change_pending', tickets: booking.tickets })
  const leaves = (itineraries = changed.change?.before) =>
    itineraries?.[0]?.segments[0]?.departure.at ?? ''
  expect(leaves(changed.change?.after) > leaves()).toBe(true)
})

it('a change is accepted at Jatra Air, and nothing of it waits there', async () => {
  const { api, flights, orderId, pass, read, visitor } = await paidAtJatraAir('schedule_changed')
  for (const seconds of [0, 1, 2, 20]) await pass(seconds)
  const { change } = (await read()).booking
  if (!change) throw new Error('nothing changed')
  const { userId, token } = visitor
  const body = { changeId: change.id, decision: 'accept' as const }
  await api.client.call(decideAirlineChange, { params: { userId, orderId }, body }, { token })
  await pass(0)
  const { booking, productData } = await read()
  expect(booking).toMatchObject({ status: 'ticketed', change: null })
  expect(productData.offer.itineraries).toEqual(change.after)
  const [row] = await database.db.select().from(jatraAirBookings)
  const kept = await flights.getOrder({ order: row?.id ?? '' })
  expect(kept).toMatchObject({ status: 'ticketed', changes: [] })
  expect(row?.itineraries).toEqual(change.after)
})

it('what Jatra Air takes out is cancelled there, and paid back whole, without a word', async () => {
  const { order, pass, read } = await paidAtJatraAir('airline_cancelled')
  for (const seconds of [0, 1, 2, 20, 0]) await pass(seconds)
  const { booking, refunds } = await read()
  expect(booking).toMatchObject({ status: 'cancelled', change: null })
  expect(refunds).toMatchObject([{ reason: 'airline_change', amount: order.price }])
  const [row] = await database.db.select().from(jatraAirBookings)
  expect(row?.cancelledAt).not.toBeNull()
})

it('an offer that two travellers paid for is ticketed to the first, and the other has everything back', async () => {
  let now = TEST_NOW
  const flights = createJatraAir({ db: database.db, clock: () => now })
  const first = await startPaying(database, { flights, clock: () => now })
  const { api, body, fake, notify, read } = first
  const karim = await signUp(api.client, 'karim')
  const { orderId } = await pay(api.client, karim, { ...body, userId: karim.userId })
  const readOther = () => readOrder(api.client, karim, orderId)
  await notify(fake.pay(first.tranId))
  await api.runJobs()
  await notify(fake.pay((await readOther()).payments[0]?.tranId ?? ''))
  for (const milliseconds of [0, 1_000, 2_000, 7 * HOUR_MS]) {
    now += milliseconds
    api.now = now
    await api.runJobs()
  }
  expect(await readOther()).toMatchObject({
    booking: { status: 'failed', failure: 'offer_taken' },
    refunds: [{ reason: 'not_ticketed', amount: body.price }],
  })
  expect(await read()).toMatchObject({ booking: { status: 'ticketed' }, refunds: [] })
})

it('an offer that was booked is refused before the next traveller pays', async () => {
  const flights = createJatraAir({ db: database.db, clock: () => TEST_NOW })
  const { api, body, fake, notify, tranId } = await startPaying(database, { flights })
  await notify(fake.pay(tranId))
  await api.runJobs()
  const karim = await signUp(api.client, 'karim')
  await expect(pay(api.client, karim, { ...body, userId: karim.userId })).rejects.toMatchObject({
    code: 'withdrawn',
    message: expect.stringMatching(/^This offer was used for an earlier booking/) as string,
  })
})
