import { nextPageLink } from '@jatra/contract/http/page-query'
import {
  listHeldPayments,
  refuseHeldPayment,
  releaseHeldPayment,
} from '@jatra/contract/payment/held-payment-endpoints'
import type { EventDeps } from '../domain/outbox/enqueue-capped-email.ts'
import { decideHeldPayment } from '../domain/payments/decide-held-payment.ts'
import { listHeldPayments as readHeldPayments } from '../domain/payments/list-held-payments.ts'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/** Payments that a gateway suspects of fraud, for staff (docs/specification.md, Staff endpoints). */
export function heldPaymentRoutes(routes: Routes, deps: EventDeps): void {
  routes.guarded(listHeldPayments, async ({ query }) => {
    const { next, ...list } = await readHeldPayments(deps.db, query)
    if (!next) return list
    return json(list, 200, { link: nextPageLink(listHeldPayments.path, query, next) })
  })
  routes.guarded(releaseHeldPayment, ({ params }, { user }) =>
    decideHeldPayment(deps, params.orderId, 'release', user._id),
  )
  routes.guarded(refuseHeldPayment, ({ params }, { user }) =>
    decideHeldPayment(deps, params.orderId, 'refuse', user._id),
  )
}
