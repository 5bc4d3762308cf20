import { findOrders } from '@jatra/contract/desk/find-endpoints'
import { toFoundOrder } from '@jatra/contract/desk/found-order'
import { listSavedSearches, removeSearch, saveSearch } from '@jatra/contract/desk/saved-searches'
import { findOrders as find } from '../domain/desk/find-orders.ts'
import {
  listSavedSearches as readSearches,
  removeSearch as forgetSearch,
  saveSearch as keepSearch,
} from '../domain/desk/saved-searches.ts'
import type { LimitDeps } from '../domain/limits.ts'
import { jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

/** How staff find an order, and the searches that they keep (docs/specification.md, Staff endpoints). */
export function deskFindRoutes(routes: Routes, deps: LimitDeps): void {
  const { db } = deps
  routes.guarded(findOrders, async ({ query, request }) => {
    const { found, ...page } = await find(deps, query)
    return jsonInLanguage(request, (language) => ({
      ...page,
      results: found.map((one) => toFoundOrder(one.order, one.account, one.matched, language)),
    }))
  })
  const answer = async (searches: ReturnType<typeof readSearches>) => ({
    searches: await searches,
  })
  routes.guarded(listSavedSearches, (_, { user }) => answer(readSearches(db, user._id)))
  routes.guarded(saveSearch, ({ params, body }, { user }) =>
    answer(keepSearch(db, user._id, { ...params, ...body })),
  )
  routes.guarded(removeSearch, ({ params }, { user }) =>
    answer(forgetSearch(db, user._id, params.id)),
  )
}
