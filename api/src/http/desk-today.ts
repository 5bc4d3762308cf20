import { deleteClaim, getToday, putClaim } from '@jatra/contract/desk/today-endpoints'
import { claimItem, releaseItem } from '../domain/desk/claim-item.ts'
import { listToday } from '../domain/desk/list-today.ts'
import type { QueueDeps } from '../domain/desk/queues/queue-query.ts'
import type { Routes } from './route.ts'

/** What needs a person, and who is on it, for staff (docs/specification.md, What needs a person). */
export function deskTodayRoutes(routes: Routes, deps: QueueDeps): void {
  routes.guarded(getToday, ({ query }, { user, role }) =>
    listToday(deps, query, { id: user._id, role }),
  )
  routes.guarded(putClaim, async ({ params, body }, { user, role }) => ({
    claim: await claimItem(deps, { ...params, ...body, by: user._id, role }),
  }))
  routes.guarded(deleteClaim, async ({ params }, { user, role }) => {
    await releaseItem(deps, { ...params, by: user._id, role })
    return { claim: null }
  })
}
