import { readIdempotencyKey } from '@jatra/contract/http/idempotency-key'
import { nextPageLink } from '@jatra/contract/http/page-query'
import type { StaffAction } from '@jatra/contract/whole-order/staff-refund-acts'
import {
  approveRefund,
  declineRefund,
  getRefund,
  listRefunds,
  markRefundPaid,
  requestRefund,
  retryRefund,
} from '@jatra/contract/whole-order/staff-refund-endpoints'
import { actOnRefund } from '../domain/refunds/act-on-refund.ts'
import { getStaffRefund, listRefunds as readRefunds } from '../domain/refunds/staff-refunds.ts'
import type { RefundDeps } from '../domain/refunds/refund-deps.ts'
import { requestByHand } from '../domain/refunds/request-refund.ts'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/** Refunds for the staff's desk (docs/specification.md, Staff endpoints). */
export function staffRefundRoutes(routes: Routes, deps: RefundDeps): void {
  routes.guarded(listRefunds, async ({ query }) => {
    const { next, ...list } = await readRefunds(deps, query)
    if (!next) return list
    return json(list, 200, { link: nextPageLink(listRefunds.path, query, next) })
  })
  routes.guarded(getRefund, ({ params }) => getStaffRefund(deps.db, params.refundId))

  const act = async (refundId: string, action: StaffAction, staffId: string) => {
    await actOnRefund(deps, refundId, action, staffId)
    return getStaffRefund(deps.db, refundId)
  }
  routes.guarded(approveRefund, ({ params }, { user }) =>
    act(params.refundId, { do: 'approve' }, user._id),
  )
  routes.guarded(declineRefund, ({ params, body }, { user }) =>
    act(params.refundId, { do: 'decline', ...body }, user._id),
  )
  routes.guarded(retryRefund, ({ params }, { user }) =>
    act(params.refundId, { do: 'retry' }, user._id),
  )
  routes.guarded(markRefundPaid, ({ params, body }, { user }) =>
    act(params.refundId, { do: 'mark-paid', ...body }, user._id),
  )
  routes.guarded(requestRefund, async ({ params, body, request }, { user }) => {
    const key = readIdempotencyKey(request) ?? deps.newId()
    const id = await requestByHand(deps, { ...params, ...body, staffId: user._id, key })
    return getStaffRefund(deps.db, id)
  })
}
