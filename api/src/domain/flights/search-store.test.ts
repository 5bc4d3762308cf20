import { beforeEach, expect, it } from 'vitest'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { flightSearches, type FlightSearchRow } from '../../db/schema.ts'
import { createTestApi, TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { createSearchStore } from './search-store.ts'

const database = useTestDatabase()

let row: FlightSearchRow
beforeEach(async () => {
  const query = {
    ...{ originLocationCode: 'DAC', destinationLocationCode: 'CXB', departureDate: '2026-12-01' },
    adults: 1,
  }
  await createTestApi(database).client.call(searchFlights, { query })
  const [stored] = await database.db.select().from(flightSearches)
  if (!stored) throw new Error('no search was stored')
  row = stored
})

/** A store that holds two searches, and has been given three: `a`, then `b`, `a` looked at again, then `c`. */
async function fullStore() {
  const store = createSearchStore({ db: database.db, clock: () => TEST_NOW }, 2)
  await store.write({ ...row, searchUid: 'a' })
  await store.write({ ...row, searchUid: 'b' })
  await store.readAnswer('a')
  await store.write({ ...row, searchUid: 'c' })
  return store
}

it('keeps so many searches in memory, and drops the one not asked for longest', async () => {
  const store = await fullStore()
  // What is answered without the database was in memory.
  await database.db.delete(flightSearches)
  await expect(store.readAnswer('a')).resolves.toContain('"searchUid":"a"')
  await expect(store.readAnswer('c')).resolves.toContain('"searchUid":"c"')
  await expect(store.readAnswer('b')).rejects.toMatchObject({ code: 'not_found' })
})

it('reads again from the database what memory had no room for', async () => {
  const store = await fullStore()
  await expect(store.readAnswer('b')).resolves.toContain('"searchUid":"b"')
})
