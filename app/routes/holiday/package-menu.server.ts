import { listPackages, packageFacets, type PackageFilter } from '@jatra/contract/holiday/endpoints'
import type { PackageSort } from '@jatra/contract/holiday/package-list-choices'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { leastPriceFor, sharedPrice } from '@jatra/contract/order/rooms'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { listAddress, readFilters, readShown, type PackageFilters } from './package-list.ts'
import { viewCard } from './package-view.ts'

/** The largest page that the API gives. */
const MOST = 100

/** The list at this address, ready to show. */
export async function viewList(url: URL, context: AppContext) {
  const filters = readFilters(url.searchParams)
  const show = readShown(url.searchParams)
  // An unknown place must not be read as all places.
  const named = url.searchParams.getAll('destination').some(Boolean)
  if (named && filters.destination.length === 0) return { kind: 'unknown' as const, filters }
  try {
    const key = `list ${listAddress(filters, show)}`
    return await context.views.get(key, () => findPackages(filters, show, context))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { kind: 'failed' as const, filters }
  }
}

async function findPackages(filters: PackageFilters, show: number, context: AppContext) {
  const query = {
    destination: filters.destination,
    duration: filters.duration,
    month: filters.month ?? undefined,
    ...packagePrices(filters),
  }
  const [list, facets] = await Promise.all([
    listFirst(show, { ...query, sort: filters.sort }, context),
    context.api.call(packageFacets, { query }),
  ])
  return {
    kind: 'found' as const,
    filters,
    facets: {
      ...facets,
      minPrice: facets.minPrice === null ? null : sharedPrice(facets.minPrice),
      maxPrice: facets.maxPrice === null ? null : sharedPrice(facets.maxPrice),
    },
    /** How many the address shows, and how many there are. */
    show,
    shown: list.length,
    /** PackageCardView[] as JSON: written once, where Remix would encode each value at each request. */
    cards: JSON.stringify(list.map((holiday) => viewCard(holiday, 'list', filters.month))),
  }
}

/** Above the shared price of every package: what is asked beyond it is the same. */
const ABOVE_ALL = 10_000_000

/** The filter's prices of a person of two in a double room, as prices of packages. */
function packagePrices({ minPrice, maxPrice }: PackageFilters) {
  const cut = (price: number) => Math.min(price, ABOVE_ALL)
  return {
    minPrice: minPrice === null ? undefined : leastPriceFor(cut(minPrice)),
    maxPrice: maxPrice === null ? undefined : Math.max(0, leastPriceFor(cut(maxPrice) + 1) - 1),
  }
}

/** The first packages of a list, in as few requests as the API's page size allows. */
async function listFirst(
  count: number,
  query: PackageFilter & { sort: PackageSort },
  context: AppContext,
): Promise<HolidayPackage[]> {
  const found: HolidayPackage[] = []
  let cursor: string | undefined
  do {
    const limit = Math.min(count - found.length, MOST)
    const page = await context.api.page(listPackages, { query: { ...query, limit, cursor } })
    found.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor !== undefined && found.length < count)
  return found
}

export type FoundList = Awaited<ReturnType<typeof findPackages>>
