import assert from 'node:assert/strict'
import {
  deletePackage,
  getPackage,
  listPackages,
  packageFacets,
} from '@jatra/contract/holiday/endpoints'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { comparePackages, type PackageFacets } from '@jatra/contract/holiday/package-list'
import { addPackage } from './holidays.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, callEndpoint } from './harness.ts'

type Query = NonNullable<Parameters<typeof ask<typeof listPackages>>[1]['query']>

const listRow = (
  name: string,
  query: Query,
  check: (packages: HolidayPackage[], response: Response) => void,
): ContractCase => ({
  endpoint: 'listPackages',
  name,
  answer: 'good',
  request: async (_, session) => {
    await addPackage(session)
    return ask(listPackages, { query })
  },
  check: (body, response) => {
    const packages = body as HolidayPackage[]
    assert(packages.length > 0, 'packages')
    check(packages, response)
  },
})

const refused = (endpoint: 'listPackages' | 'packageFacets', query: string): ContractCase => ({
  endpoint,
  name: query,
  answer: 'invalid_input',
  request: () =>
    askRaw('GET', `${(endpoint === 'listPackages' ? listPackages : packageFacets).path}?${query}`),
})

const isSorted = (packages: HolidayPackage[], sort: Parameters<typeof comparePackages>[0]) =>
  packages.every((one, at) => {
    const before = packages[at - 1]
    return !before || comparePackages(sort)(before, one) < 0
  })

const nextPage = (response: Response): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null

export const packageCases: readonly ContractCase[] = [
  listRow('as recommended', {}, (packages) => {
    assert(packages.length <= 24, 'at most 24')
    assert(isSorted(packages, 'recommended'), 'the best first')
  }),
  ...(['price', '-price', '-rating', 'duration'] as const).map((sort) =>
    listRow(`by ${sort}`, { sort, limit: 100 }, (packages) => {
      assert(isSorted(packages, sort), sort)
    }),
  ),
  listRow(
    'to two destinations, short, up to a price',
    { destination: ['Sylhet', 'Nepal'], duration: 'short', maxPrice: 10_000, minPrice: 9_501 },
    (packages) => {
      for (const one of packages) {
        assert(one.package === 'Sylhet' || one.package === 'Nepal', one.package)
        assert(one.duration <= 3, 'short')
        assert(one.price >= 9_501 && one.price <= 10_000, 'between the prices, both included')
      }
    },
  ),
  listRow(
    'to one destination in a month',
    { destination: ['Sylhet'], month: '2027-12' },
    (packages) => {
      for (const one of packages)
        assert(one.validFrom <= '2027-12-31' && one.validTo >= '2027-12-01', 'travelled then')
    },
  ),
  listRow('dearer than any number of the database', { maxPrice: 9_007_199_254_740_991 }, () => {}),
  listRow('one at a time, with the next page', { limit: 1, sort: 'price' }, (_, response) => {
    const next = new URL(nextPage(response) ?? '/', 'http://jatra.test')
    assert(next.pathname === '/api/package', 'names the next page')
    assert(next.searchParams.get('sort') === 'price', 'in the same order')
  }),
  {
    endpoint: 'listPackages',
    name: 'the page after the first',
    answer: 'good',
    request: async (_, session) => {
      await addPackage(session)
      const first = await session.send(
        ask(listPackages, { query: { destination: ['Sylhet', 'Nepal'], limit: 1 } }),
      )
      return askRaw('GET', nextPage(first) ?? '/no-next-page')
    },
    check: (body) => {
      const [one] = body as HolidayPackage[]
      assert(one?.package === 'Sylhet' || one?.package === 'Nepal', 'under the same filter')
    },
  },
  refused('listPackages', 'destination=Atlantis'),
  refused('listPackages', 'duration=ages'),
  refused('listPackages', 'month=March'),
  refused('listPackages', 'minPrice=cheap'),
  refused('listPackages', 'maxPrice=-1'),
  refused('listPackages', 'sort=name'),
  refused('listPackages', 'limit=101'),
  refused('listPackages', 'limit=0'),
  refused('listPackages', 'cursor=made-up'),

  {
    endpoint: 'packageFacets',
    name: 'of all packages',
    answer: 'good',
    request: async (_, session) => {
      await addPackage(session)
      return ask(packageFacets, { query: {} })
    },
    check: (body) => {
      const { count, minPrice, maxPrice, destinations } = body as PackageFacets
      assert((minPrice ?? 0) > 0 && (minPrice ?? 0) <= 9_501, 'the cheapest')
      assert((maxPrice ?? 0) >= 9_501, 'the dearest')
      assert(count === destinations.reduce((sum, one) => sum + one.count, 0), 'each counted once')
      assert(
        destinations.every((one) => one.count > 0),
        'no empty destination',
      )
    },
  },
  {
    endpoint: 'packageFacets',
    name: 'under a filter that lets nothing through',
    answer: 'good',
    request: async (_, session) => {
      await addPackage(session)
      return ask(packageFacets, { query: { destination: 'Sylhet', minPrice: 1_999_999 } })
    },
    check: (body) => {
      const { count, minPrice, destinations } = body as PackageFacets
      assert(count === 0, 'nothing')
      assert(minPrice !== null, 'the prices that there are')
      assert(destinations.length > 0, 'the destinations that there are')
    },
  },
  refused('packageFacets', 'destination=Atlantis'),
  refused('packageFacets', 'minPrice=1.5'),

  {
    endpoint: 'getPackage',
    name: 'a package',
    answer: 'good',
    request: async (_, session) => {
      const { holiday } = await addPackage(session)
      return ask(getPackage, { params: { id: holiday._id } })
    },
    check: (body) => {
      const { highlight, packageIncludes } = body as HolidayPackage
      assert(Object.keys(highlight[0] ?? {}).join() === 'Day 1,Day 10,Day 2', 'days as entered')
      assert(packageIncludes[0]?.include2 === 'Dinner, tips', 'what is not included')
    },
  },
  {
    endpoint: 'getPackage',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: () => ask(getPackage, { params: { id: 'no-such-package' } }),
  },
  {
    endpoint: 'getPackage',
    name: 'an id of a thousand characters',
    answer: 'invalid_input',
    request: () => ask(getPackage, { params: { id: 'x'.repeat(1000) } }),
  },
  {
    endpoint: 'getPackage',
    name: 'one that was withdrawn',
    answer: 'withdrawn',
    request: async (_, session) => {
      const { holiday, token } = await addPackage(session)
      const params = { id: holiday._id }
      await callEndpoint(session, deletePackage, { params }, { token })
      return ask(getPackage, { params })
    },
  },
]
