import { redirect } from '@remix-run/node'
import { listPackages, packageFacets } from '@jatra/contract/calls/packages'
import { Refusal } from '@jatra/contract/problem'
import type { AppContext } from '~/lib/context.server.ts'
import { keepForAll } from './keep-for-all.server.ts'
import { listAddress, readFilters, type PackageFilters } from './package-list.ts'
import { viewCard } from './package-view.ts'

/** Packages of one page. */
const PAGE = 24

/** What the list shows for an address. */
export async function viewList(url: URL, context: AppContext) {
  const filters = readFilters(url.searchParams)
  const cursor = url.searchParams.get('cursor') || undefined
  // A place that we do not go to must not read as all of them.
  const named = url.searchParams.getAll('destination').some(Boolean)
  if (named && filters.destination.length === 0) return { kind: 'unknown' as const, filters }
  try {
    const key = `list ${listAddress(filters, cursor)}`
    return await keepForAll(context, key, () => findPackages(filters, cursor, context))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // A cursor that the list never gave: begin where it begins.
    if (error.status === 400 && cursor) throw redirect(listAddress(filters))
    return { kind: 'failed' as const, filters }
  }
}

async function findPackages(
  filters: PackageFilters,
  cursor: string | undefined,
  context: AppContext,
) {
  const query = {
    destination: filters.destination,
    duration: filters.duration,
    minPrice: filters.minPrice ?? undefined,
    maxPrice: filters.maxPrice ?? undefined,
  }
  const [list, facets] = await Promise.all([
    context.api.page(listPackages, {
      query: { ...query, sort: filters.sort, limit: PAGE, cursor },
    }),
    context.api.call(packageFacets, { query }),
  ])
  return {
    kind: 'found' as const,
    filters,
    facets,
    later: cursor !== undefined,
    next: list.next,
    shown: list.items.length,
    /** PackageCardView[] as JSON: written once, where Remix would encode each value at each request. */
    cards: JSON.stringify(list.items.map((holiday) => viewCard(holiday, 'list'))),
  }
}

export type FoundList = Awaited<ReturnType<typeof findPackages>>
