import { redirect } from '@remix-run/node'
import { listPackages, packageFacets } from '@jatra/contract/calls/packages'
import { Refusal } from '@jatra/contract/problem'
import type { AppContext } from '~/lib/context.server.ts'
import { listAddress, readFilters } from './package-list.ts'
import { viewCard } from './package-view.ts'

/** Packages of one page. */
const PAGE = 24

/** What the list shows for an address. */
export async function viewList(url: URL, context: AppContext) {
  const filters = readFilters(url.searchParams)
  const cursor = url.searchParams.get('cursor') || undefined
  const query = {
    destination: filters.destination,
    duration: filters.duration,
    minPrice: filters.minPrice ?? undefined,
    maxPrice: filters.maxPrice ?? undefined,
  }
  try {
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
      cards: list.items.map((holiday) => viewCard(holiday, 'list')),
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // A cursor that the list never gave: begin where it begins.
    if (error.status === 400 && cursor) throw redirect(listAddress(filters))
    return { kind: 'failed' as const, filters }
  }
}

export type FoundList = Extract<Awaited<ReturnType<typeof viewList>>, { kind: 'found' }>
