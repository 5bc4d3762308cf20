import { nextPageLink } from '@jatra/contract/http/page-query'
import type { CancellationDecision } from '@jatra/contract/whole-order/staff-cancellation-acts'
import {
  approveCancellation,
  dropCancellation,
  listCancellations,
} from '@jatra/contract/whole-order/staff-cancellation-endpoints'
import type { EventDeps } from '../domain/outbox/enqueue-capped-email.ts'
import { decideCancellation } from '../domain/cancellations/decide-cancellation.ts'
import {
  getStaffCancellation,
  listCancellations as readCancellations,
} from '../domain/cancellations/list-cancellations.ts'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/** Travellers' cancellations for the staff's desk (docs/specification.md, Staff endpoints). */
export function staffCancellationRoutes(routes: Routes, deps: EventDeps): void {
  routes.guarded(listCancellations, async ({ query }) => {
    const { next, ...list } = await readCancellations(deps.db, query)
    if (!next) return list
    return json(list, 200, { link: nextPageLink(listCancellations.path, query, next) })
  })

  const decide = async (id: string, decision: CancellationDecision, staffId: string) => {
    await decideCancellation(deps, id, decision, staffId)
    return getStaffCancellation(deps.db, id)
  }
  routes.guarded(approveCancellation, ({ params, body }, { user }) =>
    decide(params.id, { do: 'approve', refund: body.refund ?? null }, user._id),
  )
  routes.guarded(dropCancellation, ({ params }, { user }) =>
    decide(params.id, { do: 'drop' }, user._id),
  )
}
