import {
  changeDueAt,
  dueAfterWait,
  holidayDueAt,
  isRefundNear,
  isRefundToApprove,
  ticketsDueAt,
  visaDueAt,
} from '@jatra/contract/desk/today-due'
import type { Queue, ReasonOf } from '@jatra/contract/desk/today-queues'
import { visaFileReason } from '@jatra/contract/desk/visa-file-reason'
import { TICKET_MINUTES } from '@jatra/contract/flight/booking-life'
import { endingCancellation, openCancellation } from '@jatra/contract/order/own-cancellations'
import { isBesidePrice, isOwed, refundLateAt } from '@jatra/contract/order/refund'
import { REFUND_APPROVAL_ABOVE } from '@jatra/contract/order/refund-life'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import type { Order, OrderOf } from '@jatra/contract/whole-order/order'
import { toStaffCancellation } from './cancellations.ts'
import { toStaffRefund } from './refunds.ts'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

/** What waits for a person, without what every item of an order has. */
export interface WaitingItem {
  queue: Queue
  id: string
  reason: string
  amount: number | null
  about: string | null
  /** Epoch milliseconds, as the next one. */
  since: number
  dueAt: number
  requestedBy: string | null
}

/** The items of an order that wait for a person, by the rules of the API's queues. */
export function itemsOfOrder(
  visitor: VisitorState,
  record: OrderRecord,
  now: number,
): WaitingItem[] {
  const { order } = record
  return [
    ...heldItems(record),
    ...order.cancellations.flatMap((one): WaitingItem[] => {
      const { problem, id, refund, askedAt } = toStaffCancellation(visitor, record, one)
      if (!problem) return []
      const since = Date.parse(askedAt)
      const dueAt = dueAfterWait('cancellations', since)
      return [item('cancellations', { id, reason: problem, amount: refund, since, dueAt })]
    }),
    ...refundItems(visitor, record, now),
    ...(order.paymentStatus === 'success' ? paidItems(order, now) : []),
  ]
}

function item<Name extends Queue>(
  queue: Name,
  rest: Omit<WaitingItem, 'queue' | 'about' | 'requestedBy' | 'reason'> & {
    reason: ReasonOf<Name>
    requestedBy?: string | null
  },
): WaitingItem {
  return { queue, about: null, requestedBy: null, ...rest }
}

function heldItems({ order, suspected }: OrderRecord): WaitingItem[] {
  const attempt = order.payments.find(({ tranId }) => tranId === suspected?.tranId)
  if (!attempt || !suspected) return []
  const dueAt = Date.parse(order.expiresAt)
  const { amount } = attempt
  const rest = { id: order._id, reason: 'suspected' as const, amount, since: suspected.at, dueAt }
  return [item('paymentsUnderReview', rest)]
}

function refundItems(visitor: VisitorState, record: OrderRecord, now: number): WaitingItem[] {
  return record.order.refunds.flatMap((refund): WaitingItem[] => {
    const seen = toStaffRefund(visitor, record, refund, now)
    const { id, amount, reason, problem, status } = seen
    const requestedBy = seen.requestedBy?._id ?? null
    const since = Date.parse(refund.requestedAt)
    const columns = { id, amount, since, dueAt: refundLateAt(refund), requestedBy }
    if (isRefundToApprove({ status, amount, requestedBy }, REFUND_APPROVAL_ABOVE)) {
      return [item('refundsToApprove', { ...columns, reason })]
    }
    if (problem) return [item('refundsNearDeadline', { ...columns, reason: problem })]
    if (!isRefundNear(seen, now) || (status !== 'approved' && status !== 'sent')) return []
    return [item('refundsNearDeadline', { ...columns, reason: status })]
  })
}

function paidItems(order: Order, now: number): WaitingItem[] {
  const { _id: id, price: amount, cancellations } = order
  const paid = order.payments.find(({ status }) => status === 'success')
  const since = Date.parse(paid?.settledAt ?? order.createdAt)
  const columns = { id, amount, since }
  if (order.serviceType === 'flight') return flightItems(order, columns, now)
  if (openCancellation(cancellations) ?? endingCancellation(cancellations)) return []
  if (order.serviceType === 'holidays') {
    const { travelDate } = order.travelersData
    if (order.confirmation !== null || travelDate <= todayInDhaka(now)) return []
    const dueAt = holidayDueAt(travelDate)
    return [item('holidaysToConfirm', { ...columns, reason: 'paid', dueAt })]
  }
  if (order.handedOverAt !== null) return []
  const reason = visaFileReason(order.travelersData.checklist)
  const dueAt = visaDueAt({ paidAt: since, ...order.travelersData })
  return [item('visaFiles', { ...columns, reason, dueAt })]
}

/** As long after the time for a ticket as the API waits until it says so. */
const GRACE_MINUTES = 15

function flightItems(
  { booking, refunds, price, travelers, travelersData }: OrderOf<'flight'>,
  columns: { id: string; amount: number; since: number },
  now: number,
): WaitingItem[] {
  const { status, change } = booking
  const flown = travelersData.deliveryDate < todayInDhaka(now)
  if (status === 'change_pending' && change && !flown) {
    if (change.decision) return []
    const since = Date.parse(change.detectedAt)
    const dueAt = changeDueAt(since, travelersData.deliveryDate)
    return [item('scheduleChanges', { ...columns, reason: 'undecided', since, dueAt })]
  }
  const isUnderWay =
    status === 'held' ||
    status === 'confirming' ||
    status === 'reserved' ||
    status === 'change_pending'
  const ticketed = booking.tickets.filter(({ number }) => number !== null).length
  const back = refunds
    .filter((one) => isOwed(one) && !isBesidePrice(one.reason))
    .reduce((sum, one) => sum + one.amount, 0)
  const isLate = columns.since < now - (TICKET_MINUTES + GRACE_MINUTES) * MINUTE_MS
  if (!isUnderWay || !isLate || ticketed >= travelers || back >= price) return []
  return [item('tickets', { ...columns, reason: status, dueAt: ticketsDueAt(columns.since) })]
}
