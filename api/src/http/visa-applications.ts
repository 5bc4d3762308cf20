import { handOverVisa, undoHandOver } from '@jatra/contract/visa/hand-over'
import type { EventDeps } from '../domain/outbox/enqueue-capped-email.ts'
import { handOver } from '../domain/visas/hand-over.ts'
import { undoHandOver as undo } from '../domain/visas/undo-hand-over.ts'
import type { Routes } from './route.ts'

/** Visa applications for the staff's desk (docs/specification.md, Staff endpoints). */
export function visaApplicationRoutes(routes: Routes, deps: EventDeps): void {
  routes.guarded(handOverVisa, ({ params, body }, { user }) =>
    handOver(deps, params.orderId, user._id, body.reason ?? null),
  )
  routes.guarded(undoHandOver, ({ params }, { user }) => undo(deps, params.orderId, user._id))
}
