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

/** A store with room for two searches that was given three: `a`, then `b`, `a` read again, then `c`. */
async function fullStore() {
  const store = createSearchStore({ db: database.db, clock: () => TEST_NOW }, 2)
  await store.write({ ...row, searchUid: 'a' }, 'en')
  await store.write({ ...row, searchUid: 'b' }, 'en')
  await store.readAnswer('a', 'en')
  await store.write({ ...row, searchUid: 'c' }, 'en')
  return store
}

it('keeps so many searches in memory, and drops the one not asked for longest', async () => {
  const store = await fullStore()
  // Answers that did not come from the database were in memory.
  await database.db.delete(flightSearches)
  await expect(store.readAnswer('a', 'en')).resolves.toContain('"searchUid":"a"')
  await expect(store.readAnswer('c', 'en')).resolves.toContain('"searchUid":"c"')
  await expect(store.readAnswer('b', 'en')).rejects.toMatchObject({ code: 'not_found' })
})

it('reads again from the database what memory had no room for', async () => {
  const store = await fullStore()
  await expect(store.readAnswer('b', 'en')).resolves.toContain('"searchUid":"b"')
})

it('names places in the language that is asked for, and stores them in English', async () => {
  const store = createSearchStore({ db: database.db, clock: () => TEST_NOW })
  const dhaka = { name: 'Zia', city: 'Dhaka', country: 'Bangladesh', countryCode: 'BD' }
  const dictionaries = { ...row.dictionaries, locations: { DAC: dhaka } }
  const written = await store.write({ ...row, searchUid: 'named', dictionaries }, 'bn')
  expect(written).toContain('"city":"ঢাকা"')
  await expect(store.readAnswer('named', 'bn')).resolves.toContain('"city":"ঢাকা"')
  await expect(store.readAnswer('named', 'en')).resolves.toContain('"city":"Dhaka"')
  const [offer] = row.offers
  const stored = await store.readOffer('named', offer?.id ?? '')
  expect(stored.dictionaries).toEqual(dictionaries)
})
