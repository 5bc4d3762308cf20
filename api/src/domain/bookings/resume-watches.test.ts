import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { flightWatches } from '../../db/schema.ts'
import { SupplierError } from '../../providers/flights/flight-supplier.ts'
import { startPaid } from '../../testing/paid-flight.ts'
import { stubOrder } from '../../testing/stub-supplier.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** A flight that has its ticket. */
async function ticketed() {
  const test = await startPaid(database)
  await test.pass(0)
  await test.pass(MINUTE_MS)
  expect((await test.read()).booking.status).toBe('ticketed')
  const [request] = test.flights.booked
  if (!request) throw new Error('nothing was booked')
  return {
    ...test,
    airlineCancels: () =>
      test.flights.orders.set(request.offer, {
        ...stubOrder(request, 'ticketed'),
        status: 'cancelled',
      }),
    watches: () => database.db.select().from(flightWatches),
    loseJobs: () => database.db.execute('delete from jobs.job'),
    /** An hour of sweeps. */
    async hour() {
      for (let minutes = 0; minutes < 60; minutes += 10) {
        await test.api.sweep()
        await test.pass(10 * MINUTE_MS)
      }
    },
  }
}

it('a flight whose job was lost is asked about again, and its cancellation heard', async () => {
  const { airlineCancels, hour, loseJobs, read } = await ticketed()
  await loseJobs()
  airlineCancels()
  for (let hours = 0; hours < 2; hours += 1) await hour()
  expect(await read()).toMatchObject({
    booking: { status: 'cancelled' },
    refunds: [{ reason: 'airline_change' }],
  })
})

it('a flight that the supplier turned away until its job failed for good is asked about when it no longer does', async () => {
  const { airlineCancels, flights, hour, pass, read } = await ticketed()
  flights.onLook = () => Promise.reject(new SupplierError('rejected', 'Expired token'))
  for (let minutes = 0; minutes < 45; minutes += 1) await pass(MINUTE_MS)
  const [job] = await database.jobs.listFailed()
  expect(job).toMatchObject({ queue: 'booking', state: 'failed', attempts: 31 })
  delete flights.onLook
  airlineCancels()
  for (let hours = 0; hours < 2; hours += 1) await hour()
  expect((await read()).booking.status).toBe('cancelled')
})

it('a flight that was taken for forgotten while all processes stood still is not watched twice over', async () => {
  const { api, flights, hour, pass } = await ticketed()
  api.now += 8 * HOUR_MS
  await api.sweep()
  await pass(0)
  let looks = 0
  flights.onLook = () => {
    looks += 1
    return Promise.resolve([...flights.orders.values()][0] ?? null)
  }
  for (let hours = 0; hours < 12; hours += 1) await hour()
  // Every six hours, and once more by the job that gives way to the other.
  expect(looks).toBeLessThanOrEqual(3)
})

it('a flight that was cancelled is watched no longer', async () => {
  const { airlineCancels, hour, pass, read, watches } = await ticketed()
  expect(await watches()).toHaveLength(1)
  airlineCancels()
  await pass(7 * HOUR_MS)
  expect((await read()).booking.status).toBe('cancelled')
  await hour()
  await hour()
  expect(await watches()).toEqual([])
})

it('a flight that landed while its job was lost is watched no longer', async () => {
  const { api, loseJobs, pass, watches } = await ticketed()
  await loseJobs()
  api.now = Date.parse('2026-12-02T00:00:00+06:00')
  await api.sweep()
  await pass(0)
  expect(await watches()).toEqual([])
})
