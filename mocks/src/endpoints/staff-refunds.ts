import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import {
  amountToRefund,
  assertStillLeft,
  eventOfAct,
  keyOfOtherRefund,
  type LastAct,
  nothingPaid,
  orderUnknown,
  type StaffAction,
} from '@jatra/contract/whole-order/staff-refund-acts'
import { leftOfPrice, leftToAskFor } from '@jatra/contract/order/left-of-price'
import { openCancellation } from '@jatra/contract/order/own-cancellations'
import type { Order } from '@jatra/contract/whole-order/order'
import type { RefundEvent } from '@jatra/contract/order/refund-life'
import { ownGateways } from '@jatra/contract/payment/gateways'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { isRefundLate } from '@jatra/contract/order/refund'
import {
  noRefunds,
  type StaffRefund,
  type StaffRefundDetail,
} from '@jatra/contract/whole-order/staff-refund'
import {
  approveRefund,
  declineRefund,
  getRefund,
  listRefunds,
  markRefundPaid,
  requestRefund,
  retryRefund,
  type RefundFilter,
} from '@jatra/contract/whole-order/staff-refund-endpoints'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer, type EndpointContext, type RequestContext } from '../answer.ts'
import { courseOf, newRefundOf, refundAt } from '../fixtures/refunds.ts'
import { listPage } from '../list-page.ts'
import type { MockBackend } from '../mock-backend.ts'
import { bringUpToDate } from '../state/orders.ts'
import { recordAct } from '../state/staff-acts.ts'
import {
  refundCourseOf,
  refundFileOf,
  refundIn,
  toStaffRefund,
  toStaffRefundDetail,
} from '../state/refunds.ts'

/** Refunds of all of the visitor's accounts, for staff. */
export function staffRefundHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(listRefunds, listAll),
    answer(getRefund, (asked) => detailOf(asked, asked.params.refundId)),
    answer(approveRefund, (asked) => act(asked, asked.params.refundId, { do: 'approve' })),
    answer(declineRefund, (asked) =>
      act(asked, asked.params.refundId, { do: 'decline', ...asked.body }),
    ),
    answer(retryRefund, (asked) => act(asked, asked.params.refundId, { do: 'retry' })),
    answer(markRefundPaid, (asked) =>
      act(asked, asked.params.refundId, { do: 'mark-paid', ...asked.body }),
    ),
    answer(requestRefund, (asked) => requestByHand(asked, backend)),
  ]
}

type Asked = Pick<RequestContext, 'visitor' | 'now' | 'user'>

function detailOf({ visitor, now }: Asked, refundId: string): StaffRefundDetail {
  bringUpToDate(visitor, now)
  const { record, refund } = refundIn(visitor, refundId)
  return toStaffRefundDetail(visitor, record, refund, now)
}

/** Newest first, as the API lists them. */
function listAll(asked: EndpointContext<typeof listRefunds>) {
  const { query, visitor, now } = asked
  bringUpToDate(visitor, now)
  const { status, q } = query
  const reference = q ? readBookingReference(q) : undefined
  const all = [...visitor.orders.values()]
    .filter(({ order }) => reference === undefined || order.bookingReference === reference)
    .flatMap((record) =>
      record.order.refunds.map((refund) => toStaffRefund(visitor, record, refund, now)),
    )
    .filter((refund) => isLookedFor(refund, query, now))
    .sort((a, b) => b.requestedAt.localeCompare(a.requestedAt) || b.id.localeCompare(a.id))
  const counts = noRefunds()
  for (const refund of all) counts[refund.status] += 1
  const listed = all.filter((refund) => !status || refund.status === status)
  return { refunds: listPage(listed, listRefunds.path, asked), counts }
}

/** By all but the status and the booking. */
function isLookedFor(refund: StaffRefund, query: RefundFilter, now: number): boolean {
  const { reason, problem, channel, gateway, late, from, to } = query
  const day = todayInDhaka(Date.parse(refund.requestedAt))
  return (
    (!reason || refund.reason === reason) &&
    (!problem || refund.problem === problem) &&
    (!channel || refund.channel === channel) &&
    (!gateway || ownGateways[refund.channel] === gateway) &&
    (!late || isRefundLate(refund, now)) &&
    (!from || day >= from) &&
    (!to || day <= to)
  )
}

function act(asked: Asked, refundId: string, action: StaffAction): StaffRefundDetail {
  const { visitor, now } = asked
  bringUpToDate(visitor, now)
  const { record, refund } = refundIn(visitor, refundId)
  const { state, steps } = courseOf(refund, now, refundCourseOf(record, refundId))
  const by = accountOf(asked)._id
  assertNotOwnBooking(record, by)
  const last = steps.findLast((step) => step.by !== null)
  const event = eventOfAct(state, action, by, last ? lastActOf(last) : null)
  if (event) {
    if (event.type === 'approved') {
      assertStillLeft(state, leftOfPrice(record.order) - promisedOf(record.order))
    }
    const file = refundFileOf(record, refundId)
    const acts = [...file.acts, { at: now, event, by }]
    record.refundFiles = { ...record.refundFiles, [refundId]: { ...file, acts } }
    recordAct(asked, record, { action: `refund.${event.type}`, subject: refundId })
  }
  return detailOf(asked, refundId)
}

const lastActOf = ({ event, by }: ReturnType<typeof courseOf>['steps'][number]): LastAct => ({
  event: event.type,
  by: by ?? '',
  said: saidIn(event),
})

function saidIn(event: RefundEvent): string | null {
  if ('because' in event) return event.because
  return 'reference' in event ? event.reference : null
}

/** What an open cancellation was said to bring, integer BDT. */
const promisedOf = ({ cancellations }: Order) => openCancellation(cancellations)?.refund ?? 0

function requestByHand(
  asked: EndpointContext<typeof requestRefund>,
  backend: MockBackend,
): StaffRefundDetail {
  const { visitor, now, params, body, request } = asked
  bringUpToDate(visitor, now)
  const record = visitor.orders.get(params.orderId)
  if (!record) throw orderUnknown()
  const { order } = record
  const requestedBy = accountOf(asked)._id
  assertNotOwnBooking(record, requestedBy)
  if (order.paymentStatus !== 'success') throw nothingPaid()
  const key = request.headers.get('idempotency-key') ?? backend.newId()
  for (const { order: other, refundFiles = {} } of visitor.orders.values()) {
    for (const [id, file] of Object.entries(refundFiles)) {
      if (file.requestedBy !== requestedBy || file.request?.key !== key) continue
      const { amount, reason } = file.request
      const same = other === order && reason === body.reason && file.note === body.note
      if (same && amount === body.amount) return detailOf(asked, id)
      throw keyOfOtherRefund()
    }
  }
  const { reason, note } = body
  const amount = amountToRefund(body.amount, leftToAskFor(order), promisedOf(order))
  const id = backend.newId()
  const channel = order.payments.find(({ status }) => status === 'success')?.paymentType
  const refund = newRefundOf({ id, reason, amount, channel: channel ?? order.paymentType }, now)
  const made = { key, amount: body.amount, reason }
  record.refundFiles = {
    ...record.refundFiles,
    [id]: { requestedBy, note, acts: [], request: made },
  }
  record.order = {
    ...order,
    refunds: [...order.refunds, refundAt(refund, now, refundCourseOf(record, id))],
  }
  recordAct(asked, record, { action: 'refund.requested', subject: id, details: { amount, reason } })
  return detailOf(asked, id)
}
