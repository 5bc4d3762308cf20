import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  getPackage,
  listPackages,
  packageFacets,
  type PackageFilter,
} from '@jatra/contract/holiday/endpoints'
import { durationNames, packageSorts } from '@jatra/contract/holiday/package-list-choices'
import { destinations } from '@jatra/contract/places/destinations'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { comparePackages, facetsOf, letsThrough } from '@jatra/contract/holiday/package-list'
import { packages } from '../db/schema.ts'
import { insertPackage, insertPackages } from '../testing/holidays.ts'
import { problemOf } from '../testing/problem-of.ts'
import { createTestApi, TEST_NOW, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const start = () => createTestApi(database)

const anyReview = fc.record({
  by: fc.constant('Rafiq'),
  date: fc.constant('2026-10-02'),
  stars: fc.constantFrom(1, 4, 5),
  text: fc.constant('Quiet and green.'),
})
/** Few values, so that many packages are equal in what is sorted by. */
const anyPackages = fc
  .uniqueArray(fc.stringMatching(/^[a-zA-Z0-9][a-z0-9-]{0,4}$/), { minLength: 1, maxLength: 30 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((_id) =>
        fc.record({
          _id: fc.constant(_id),
          package: fc.constantFrom(...destinations.slice(0, 4)),
          reviews: fc.array(anyReview, { maxLength: 2 }),
          price: fc.constantFrom(1, 4_500, 9_501, 2_000_000),
          duration: fc.constantFrom(1, 3, 4, 7, 8, 60),
        }),
      ),
    ),
  )
const anyFilter: fc.Arbitrary<PackageFilter> = fc.record(
  {
    destination: fc.subarray([...destinations.slice(0, 5)], { minLength: 1 }),
    duration: fc.subarray([...durationNames], { minLength: 1 }),
    minPrice: fc.constantFrom(0, 2, 9_501, 9_502),
    maxPrice: fc.constantFrom(0, 4_500, 9_500, 2_000_000, 9_007_199_254_740_991),
  },
  { requiredKeys: [] },
)

/** All pages of a list, one after the other. */
async function walk(api: TestApi, query: Record<string, unknown>): Promise<HolidayPackage[]> {
  const seen: HolidayPackage[] = []
  let cursor: string | undefined
  do {
    const page = await api.client.page(listPackages, { query: { ...query, cursor } })
    seen.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return seen
}

describe('the list of packages', () => {
  it('is filtered, sorted and paged as the contract says, whatever there is and is asked', async () => {
    const api = start()
    await fc.assert(
      fc.asyncProperty(
        anyPackages,
        anyFilter,
        fc.constantFrom(...packageSorts),
        fc.integer({ min: 1, max: 7 }),
        async (given, filter, sort, limit) => {
          await database.db.delete(packages)
          const all = await insertPackages(database.db, given)
          const expected = all.filter((one) => letsThrough(filter, one)).sort(comparePackages(sort))
          const found = await walk(api, { ...filter, sort, limit })
          expect(found.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id))
          expect(found).toEqual(expected)
          expect(await api.client.call(packageFacets, { query: filter })).toEqual(
            facetsOf(all, filter),
          )
        },
      ),
      { numRuns: 40 },
    )
  }, 60_000)

  it('leaves out what was withdrawn and what is over, and keeps what leaves tomorrow for the last time', async () => {
    const api = start()
    await insertPackages(database.db, [
      { _id: 'left-today', validFrom: '2026-01-01', validTo: '2026-11-20' },
      { _id: 'tomorrow', validFrom: '2026-01-01', validTo: '2026-11-21' },
      { _id: 'withdrawn' },
    ])
    await database.db
      .update(packages)
      .set({ withdrawnAt: new Date(TEST_NOW) })
      .where(eq(packages.id, 'withdrawn'))
    const ids = async () => (await walk(api, {})).map(({ _id }) => _id)
    expect(await ids()).toEqual(['tomorrow'])
    expect(await api.client.call(packageFacets, { query: {} })).toMatchObject({ count: 1 })
    // Midnight in Dhaka is 18:00 in UTC.
    api.now = Date.parse('2026-11-20T17:59:59Z')
    expect(await ids()).toEqual(['tomorrow'])
    api.now = Date.parse('2026-11-20T18:00:00Z')
    expect(await ids()).toEqual([])
    expect(await api.client.call(packageFacets, { query: {} })).toEqual({
      count: 0,
      minPrice: null,
      maxPrice: null,
      destinations: [],
      reviewed: 0,
    })
    // Visitors with its address can still read it.
    expect(await api.client.call(getPackage, { params: { id: 'left-today' } })).toHaveProperty(
      'name',
    )
  })

  it('loses and repeats nothing when packages come and go between two pages', async () => {
    const api = start()
    const ids = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }))
    await insertPackages(database.db, ids)
    const query = { sort: 'price' as const, limit: 2 }
    const first = await api.client.page(listPackages, { query })
    await database.db.delete(packages).where(eq(packages.id, 'a'))
    await insertPackages(database.db, [{ _id: 'aa' }])
    const second = await api.client.page(listPackages, {
      query: { ...query, cursor: first.next ?? '' },
    })
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd'])
  })

  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  it.each([
    ['made up', 'x'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['an object', cursorOf({})],
    ['of another sort', cursorOf(['-price', 9_501, 'a'])],
    ['too short', cursorOf(['price', 9_501])],
    ['too long', cursorOf(['price', 9_501, 'a', 'b'])],
    ['half a price', cursorOf(['price', 0.5, 'a'])],
    ['a price in words', cursorOf(['price', 'cheap', 'a'])],
    ['a price beyond integers', cursorOf(['price', 2 ** 31, 'a'])],
    ['an id with a NUL', cursorOf(['price', 1, 'a\0'])],
    ['an id that is a number', cursorOf(['price', 1, 7])],
  ])('rejects a cursor that is %s', async (_, cursor) => {
    await insertPackage(database.db)
    const answer = await start().send('GET', `/api/package?sort=price&cursor=${cursor}`)
    const { status, errors } = await problemOf(answer)
    expect(status).toBe(400)
    expect(Object.keys(errors ?? {})).toEqual(['cursor'])
  })
})

it('an apostrophe in a destination is a letter like any other', async () => {
  await insertPackages(database.db, [{ _id: 'a', package: "Cox's Bazar" }])
  const query = { destination: "Cox's Bazar" }
  expect(await walk(start(), query)).toHaveLength(1)
})
