import { nextPageLink } from '@jatra/contract/http/page-query'
import { listMismatches } from '@jatra/contract/payment/mismatch'
import type { Database } from '../db/types.ts'
import { listMismatches as read } from '../domain/reconciliation/mismatches.ts'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/**
 * Differences that the daily comparison with the gateways found, for finance (docs/specification.md, Staff endpoints).
 */
export function mismatchRoutes(routes: Routes, { db }: { db: Database }): void {
  routes.guarded(listMismatches, async ({ query }) => {
    const { next, ...list } = await read(db, query)
    if (!next) return list
    return json(list, 200, { link: nextPageLink(listMismatches.path, query, next) })
  })
}
