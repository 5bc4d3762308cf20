import {
  acceptDocuments,
  askDocumentsAgain,
  giveDocuments,
} from '@jatra/contract/visa/checklist-endpoints'
import { handOverVisa, undoHandOver } from '@jatra/contract/visa/hand-over'
import { moveVisa } from '@jatra/contract/visa/move-visa'
import type { EventDeps } from '../domain/outbox/enqueue-capped-email.ts'
import { checkDocuments } from '../domain/visas/check-documents.ts'
import { giveDocuments as give } from '../domain/visas/give-documents.ts'
import { handOver } from '../domain/visas/hand-over.ts'
import { moveVisa as move } from '../domain/visas/move-visa.ts'
import { undoHandOver as undo } from '../domain/visas/undo-hand-over.ts'
import type { Routes } from './route.ts'

/** Visa applications: what their travellers give, and what staff do about them (docs/specification.md, Staff endpoints). */
export function visaApplicationRoutes(routes: Routes, deps: EventDeps): void {
  routes.guarded(giveDocuments, ({ params, body }) => give(deps, { ...params, ...body }))
  routes.guarded(acceptDocuments, ({ params, body }, { user }) =>
    checkDocuments(deps, { ...params, staffId: user._id }, { ...body, decision: 'accept' }),
  )
  routes.guarded(askDocumentsAgain, ({ params, body }, { user }) => {
    const { reason = null, note = null, ...seen } = body
    const slot = { ...params, staffId: user._id }
    return checkDocuments(deps, slot, { ...seen, decision: { reason, note } })
  })
  routes.guarded(handOverVisa, ({ params, body }, { user }) =>
    handOver(deps, params.orderId, user._id, body.reason ?? null),
  )
  routes.guarded(undoHandOver, ({ params }, { user }) => undo(deps, params.orderId, user._id))
  routes.guarded(moveVisa, ({ params, body }, { user }) =>
    move(deps, params.orderId, user._id, body),
  )
}
