import { expect, it } from 'vitest'
import { createJatraAir } from '../../providers/flights/jatra-air/jatra-air.ts'
import { startPaying } from '../../testing/paying.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

it('a flight of Jatra Air is reserved when it is paid, ticketed, and soon seen to be changed', async () => {
  let now = TEST_NOW
  const flights = createJatraAir({
    db: database.db,
    clock: () => now,
    scenario: () => 'schedule_changed',
  })
  const test = await startPaying(database, { flights, clock: () => now })
  const pass = async (seconds: number) => {
    now += seconds * 1000
    test.api.now = now
    await test.api.runJobs()
  }
  await test.notify(test.fake.pay(test.tranId))
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
