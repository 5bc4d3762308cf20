import { DAY_MS } from '@jatra/contract/values/time-units'
import { expect, it } from 'vitest'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** An API whose rate was set on this day, on 20 November, and which doubts one of more than three days. */
function ratedOn(fareRateSetOn: string | undefined) {
  const pricing = { fareRate: 122.5, fareRateSetOn }
  const api = createTestApi(database, { pricing, fareRateMaxAge: 3 })
  const warned = async () => {
    api.log.length = 0
    await api.sweep()
    return api.log.filter((line) => line.includes('fare_rate_old')).map((line) => JSON.parse(line))
  }
  return { api, warned, age: async () => (await api.figures()).fareRateAge }
}

it('warns of a rate once it is older than it may be, and says its age', async () => {
  const { api, warned, age } = ratedOn('2026-11-17')
  expect(await age()).toEqual({ currency: 'USD', days: 3 })
  expect(await warned()).toEqual([])
  api.now += DAY_MS
  expect(await age()).toMatchObject({ days: 4 })
  expect(await warned()).toMatchObject([{ level: 'warn', days: 4, maxAge: 3, setOn: '2026-11-17' }])
})

it('warns of a rate whose day has not come, which is a slip', async () => {
  expect(await ratedOn('2027-11-20').warned()).toMatchObject([{ days: -365 }])
})

it('has nothing to say of the simulator’s, which has no day', async () => {
  const { warned, age } = ratedOn(undefined)
  expect(await age()).toBeNull()
  expect(await warned()).toEqual([])
})
