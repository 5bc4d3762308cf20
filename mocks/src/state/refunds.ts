import { calledName } from '@jatra/contract/traveler/person-name'
import { asksForBank, endingOf } from '@jatra/contract/order/bank-details'
import {
  isBesidePrice,
  isByHand,
  isOwed,
  refundLateAt,
  type Refund,
} from '@jatra/contract/order/refund'
import { refundUnknown } from '@jatra/contract/whole-order/staff-refund-acts'
import type { StaffRefund, StaffRefundDetail } from '@jatra/contract/whole-order/staff-refund'
import { isRefundRefused } from '@jatra/contract/sandbox/refused-refund'
import type { Order } from '@jatra/contract/whole-order/order'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import type { RefundEvent } from '@jatra/contract/order/refund-life'
import { textDigest } from '@jatra/contract/values/text-digest'
import { courseOf, type RefundCourse } from '../fixtures/refunds.ts'
import type { OrderRecord, RefundFile, VisitorState } from './visitor-state.ts'

const noFile: RefundFile = { requestedBy: null, note: null, acts: [] }

export const refundFileOf = ({ refundFiles }: OrderRecord, refundId: string): RefundFile =>
  refundFiles?.[refundId] ?? noFile

/** What determines the state of an order's refund, apart from the time. */
export function refundCourseOf(record: OrderRecord, refundId: string): RefundCourse {
  const { requestedBy, acts, bank } = refundFileOf(record, refundId)
  const fate = record.refundFate ?? (isRefundRefused(payerOf(record.order)) ? 'refused' : 'paid')
  const bankEnding = bank ? endingOf(bank.details.accountNumber) : null
  return { requestedBy, acts, fate, bankEnding }
}

function payerOf({ travelersData }: Order): string {
  if ('address' in travelersData) return travelersData.address.firstName
  const [first] = travelersData.travelers
  return first ? calledName(first) : ''
}

/** A refund and the order that it is of. @throws DomainError not_found */
export function refundIn(
  visitor: VisitorState,
  refundId: string,
): { record: OrderRecord; refund: Refund } {
  for (const record of visitor.orders.values()) {
    const refund = record.order.refunds.find(({ id }) => id === refundId)
    if (refund) return { record, refund }
  }
  throw refundUnknown()
}

/** A refund as staff see it. @param now epoch milliseconds */
export function toStaffRefund(
  visitor: VisitorState,
  record: OrderRecord,
  refund: Refund,
  now: number,
): StaffRefund {
  const { _id: orderId, bookingReference, serviceType } = record.order
  const course = refundCourseOf(record, refund.id)
  return {
    ...refund,
    orderId,
    bookingReference,
    serviceType,
    problem: courseOf(refund, now, course).state.problem,
    gatewayId: refundGatewayId(refund.id),
    requestedBy: colleagueOf(visitor, course.requestedBy),
  }
}

/** The id under which a refund was sent to the gateway. */
export const refundGatewayId = (refundId: string): string =>
  `JR${textDigest(refundId).toString(16).toUpperCase()}`

/** The same, with what was done to it. @param now epoch milliseconds */
export function toStaffRefundDetail(
  visitor: VisitorState,
  record: OrderRecord,
  refund: Refund,
  now: number,
): StaffRefundDetail {
  const { note, requestedBy } = refundFileOf(record, refund.id)
  const { steps } = courseOf(refund, now, refundCourseOf(record, refund.id))
  const asked = { at: refund.requestedAt, action: 'requested', reference: null }
  return {
    ...toStaffRefund(visitor, record, refund, now),
    price: record.order.price,
    note,
    declinedBecause:
      steps.flatMap(({ event }) => ('because' in event ? event.because : [])).at(-1) ?? null,
    entries: [
      { ...asked, by: colleagueOf(visitor, requestedBy) },
      ...steps.map(({ at, event, by }) => ({
        at: new Date(at).toISOString(),
        action: event.type,
        by: colleagueOf(visitor, by),
        reference: 'reference' in event ? event.reference : null,
      })),
    ],
  }
}

/** A member of staff as colleagues see one another; null: the system. */
export function colleagueOf({ accounts }: VisitorState, userId: string | null) {
  if (userId === null) return null
  return { _id: userId, userName: accounts.get(userId)?.user.userName ?? '' }
}

/**
 * The emails about a refund, oldest first: one for each step (decision 136); none of what its traveller is not owed.
 * @param now epoch milliseconds
 */
export function refundEmailsOf(record: OrderRecord, refund: Refund, now: number) {
  if (!isOwed(refund)) return []
  const { steps } = courseOf(refund, now, refundCourseOf(record, refund.id))
  const { bank } = refundFileOf(record, refund.id)
  const emails: { kind: OrderEmail['kind']; at: number }[] = steps.flatMap(({ event, at }) => {
    const kind = emailAfter(event, refund)
    return kind ? [{ kind, at }] : []
  })
  if (bank) emails.push({ kind: 'refund_bank_given', at: bank.givenAt })
  const bySystem = steps.some(({ event }) => event.type === 'approved' && 'limit' in event)
  if (!bySystem && !isByHand(refund.reason))
    emails.push({ kind: 'refund_waits', at: Date.parse(refund.requestedAt) })
  const lateAt = refundLateAt(refund)
  const there = steps.find(({ event }) => ['confirmed', 'paid_by_hand'].includes(event.type))
  if (lateAt <= now && !(there && there.at <= lateAt)) {
    emails.push({ kind: 'refund_late', at: lateAt })
  }
  return emails
    .sort((a, b) => a.at - b.at)
    .map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() }))
}

function emailAfter(event: RefundEvent, { reason }: Refund): OrderEmail['kind'] | null {
  switch (event.type) {
    case 'approved':
      if ('by' in event) return 'refund_approved'
      return isBesidePrice(reason) ? 'refund_requested' : null
    case 'sent':
      return 'refund_sent'
    case 'confirmed':
    case 'paid_by_hand':
      return 'refund_confirmed'
    case 'failed':
      if (event.problem === 'overdue') return null
      return asksForBank('needs_person', event.problem) ? 'refund_bank_asked' : 'refund_delayed'
    default:
      return null
  }
}
