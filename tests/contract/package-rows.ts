import {
  deletePackage,
  getPackage,
  listPackages,
  packageFacets,
} from '@jatra/contract/holiday/endpoints'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { comparePackages, type PackageFacets } from '@jatra/contract/holiday/package-list'
import { addPackage } from './holidays.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, tell } from './stage.ts'

type Query = NonNullable<Parameters<typeof ask<typeof listPackages>>[1]['query']>

const listRow = (
  name: string,
  query: Query,
  check: (packages: HolidayPackage[], response: Response) => void,
): Row => ({
  call: 'listPackages',
  name,
  answer: 'good',
  request: async (_, stage) => {
    await addPackage(stage)
    return ask(listPackages, { query })
  },
  check: (body, response) => {
    const packages = body as HolidayPackage[]
    must(packages.length > 0, 'packages')
    check(packages, response)
  },
})

const refused = (call: 'listPackages' | 'packageFacets', query: string): Row => ({
  call,
  name: query,
  answer: 'invalid_input',
  request: () =>
    askRaw('GET', `${(call === 'listPackages' ? listPackages : packageFacets).path}?${query}`),
})

const isSorted = (packages: HolidayPackage[], sort: Parameters<typeof comparePackages>[0]) =>
  packages.every((one, at) => {
    const before = packages[at - 1]
    return !before || comparePackages(sort)(before, one) < 0
  })

const nextPage = (response: Response): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null

export const packageRows: readonly Row[] = [
  listRow('as recommended', {}, (packages) => {
    must(packages.length <= 24, 'at most 24')
    must(isSorted(packages, 'recommended'), 'the best first')
  }),
  ...(['price', '-price', '-rating', 'duration'] as const).map((sort) =>
    listRow(`by ${sort}`, { sort, limit: 100 }, (packages) => {
      must(isSorted(packages, sort), sort)
    }),
  ),
  listRow(
    'to two destinations, short, up to a price',
    { destination: ['Sylhet', 'Nepal'], duration: 'short', maxPrice: 10_000, minPrice: 9_501 },
    (packages) => {
      for (const one of packages) {
        must(one.package === 'Sylhet' || one.package === 'Nepal', one.package)
        must(one.duration <= 3, 'short')
        must(one.price >= 9_501 && one.price <= 10_000, 'between the prices, both included')
      }
    },
  ),
  listRow('dearer than any number of the database', { maxPrice: 9_007_199_254_740_991 }, () => {}),
  listRow('one at a time, with the next page', { limit: 1, sort: 'price' }, (_, response) => {
    const next = new URL(nextPage(response) ?? '/', 'http://jatra.test')
    must(next.pathname === '/api/package', 'names the next page')
    must(next.searchParams.get('sort') === 'price', 'in the same order')
  }),
  {
    call: 'listPackages',
    name: 'the page after the first',
    answer: 'good',
    request: async (_, stage) => {
      await addPackage(stage)
      const first = await stage.send(
        ask(listPackages, { query: { destination: ['Sylhet', 'Nepal'], limit: 1 } }),
      )
      return askRaw('GET', nextPage(first) ?? '/no-next-page')
    },
    check: (body) => {
      const [one] = body as HolidayPackage[]
      must(one?.package === 'Sylhet' || one?.package === 'Nepal', 'under the same filter')
    },
  },
  refused('listPackages', 'destination=Atlantis'),
  refused('listPackages', 'duration=ages'),
  refused('listPackages', 'minPrice=cheap'),
  refused('listPackages', 'maxPrice=-1'),
  refused('listPackages', 'sort=name'),
  refused('listPackages', 'limit=101'),
  refused('listPackages', 'limit=0'),
  refused('listPackages', 'cursor=made-up'),

  {
    call: 'packageFacets',
    name: 'of all packages',
    answer: 'good',
    request: async (_, stage) => {
      await addPackage(stage)
      return ask(packageFacets, { query: {} })
    },
    check: (body) => {
      const { count, minPrice, maxPrice, destinations } = body as PackageFacets
      must((minPrice ?? 0) > 0 && (minPrice ?? 0) <= 9_501, 'the cheapest')
      must((maxPrice ?? 0) >= 9_501, 'the dearest')
      must(count === destinations.reduce((sum, one) => sum + one.count, 0), 'each counted once')
      must(
        destinations.every((one) => one.count > 0),
        'no empty destination',
      )
    },
  },
  {
    call: 'packageFacets',
    name: 'under a filter that lets nothing through',
    answer: 'good',
    request: async (_, stage) => {
      await addPackage(stage)
      return ask(packageFacets, { query: { destination: 'Sylhet', minPrice: 1_999_999 } })
    },
    check: (body) => {
      const { count, minPrice, destinations } = body as PackageFacets
      must(count === 0, 'nothing')
      must(minPrice !== null, 'the prices that there are')
      must(destinations.length > 0, 'the destinations that there are')
    },
  },
  refused('packageFacets', 'destination=Atlantis'),
  refused('packageFacets', 'minPrice=1.5'),

  {
    call: 'getPackage',
    name: 'a package',
    answer: 'good',
    request: async (_, stage) => {
      const { holiday } = await addPackage(stage)
      return ask(getPackage, { params: { id: holiday._id } })
    },
    check: (body) => {
      const { highlight, packageIncludes } = body as HolidayPackage
      must(Object.keys(highlight[0] ?? {}).join() === 'Day 1,Day 10,Day 2', 'days as entered')
      must(packageIncludes[0]?.include2 === 'Dinner, tips', 'what is not included')
    },
  },
  {
    call: 'getPackage',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: () => ask(getPackage, { params: { id: 'no-such-package' } }),
  },
  {
    call: 'getPackage',
    name: 'an id of a thousand characters',
    answer: 'invalid_input',
    request: () => ask(getPackage, { params: { id: 'x'.repeat(1000) } }),
  },
  {
    call: 'getPackage',
    name: 'one that was withdrawn',
    answer: 'withdrawn',
    request: async (_, stage) => {
      const { holiday, token } = await addPackage(stage)
      const params = { id: holiday._id }
      await tell(stage, deletePackage, { params }, { token })
      return ask(getPackage, { params })
    },
  },
]
