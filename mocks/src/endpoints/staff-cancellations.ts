import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import { problemOf } from '@jatra/contract/whole-order/cancel-order'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import {
  isAirlineToldOf,
  isStillToDecide,
  sumsWhenApproved,
  type CancellationDecision,
} from '@jatra/contract/whole-order/staff-cancellation-acts'
import {
  approveCancellation,
  dropCancellation,
  listCancellations,
  type CancellationFilter,
} from '@jatra/contract/whole-order/staff-cancellation-endpoints'
import {
  noCancellations,
  type StaffCancellation,
} from '@jatra/contract/whole-order/staff-cancellation'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer, type EndpointContext, type RequestContext } from '../answer.ts'
import { bookingRefundIdOf, flightAt } from '../fixtures/flight-bookings.ts'
import { refundIdOf, withRefundOf } from '../fixtures/refund-of-cancellation.ts'
import { listPage } from '../list-page.ts'
import { courseOf, cancellationIn, toStaffCancellation } from '../state/cancellations.ts'
import { bringUpToDate } from '../state/orders.ts'
import { recordAct } from '../state/staff-acts.ts'
import type { DecidedCancellation, OrderRecord } from '../state/visitor-state.ts'

/** Cancellations of all of the visitor's accounts, for staff. */
export function staffCancellationHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(listCancellations, listAll),
    answer(approveCancellation, (asked) =>
      decide(asked, asked.params.id, { do: 'approve', refund: asked.body.refund ?? null }),
    ),
    answer(dropCancellation, (asked) => decide(asked, asked.params.id, { do: 'drop' })),
  ]
}

/** The latest asked for first, as the API lists them. */
function listAll(asked: EndpointContext<typeof listCancellations>) {
  const { query, visitor, now } = asked
  bringUpToDate(visitor, now)
  const all = [...visitor.orders.values()]
    .flatMap((record) =>
      record.order.cancellations.map((one) => toStaffCancellation(visitor, record, one)),
    )
    .filter((cancellation) => isLookedFor(cancellation, query))
    .sort((a, b) => b.askedAt.localeCompare(a.askedAt) || b.id.localeCompare(a.id))
  const counts = noCancellations()
  for (const { status } of all) counts[status] += 1
  const listed = all.filter(({ status }) => !query.status || status === query.status)
  return { cancellations: listPage(listed, listCancellations.path, asked), counts }
}

/** By all but the status. */
function isLookedFor(
  { problem, serviceType, bookingReference, askedAt }: StaffCancellation,
  query: CancellationFilter,
): boolean {
  const { q, from, to } = query
  const day = todayInDhaka(Date.parse(askedAt))
  return (
    (!query.problem || problem === query.problem) &&
    (!query.serviceType || serviceType === query.serviceType) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    (!q || bookingReference === readBookingReference(q))
  )
}

function decide(
  asked: RequestContext,
  id: string,
  decision: CancellationDecision,
): StaffCancellation {
  const { visitor, now } = asked
  bringUpToDate(visitor, now)
  const { record, cancellation } = cancellationIn(visitor, id)
  const by = accountOf(asked)._id
  assertNotOwnBooking(record, by)
  const last = record.decidedCancellations?.[id] ?? null
  if (isStillToDecide(cancellation.status, decision, by, last)) {
    if (decision.do === 'drop') drop(record, cancellation, { by, at: now })
    else letGo(record, cancellation, { by, at: now }, decision.refund)
    recordAct(asked, record, { action: `cancellation.${decision.do}`, subject: id })
  }
  return toStaffCancellation(visitor, record, cancellationIn(visitor, id).cancellation)
}

/** Who decided, and when in epoch milliseconds. */
interface Who {
  by: string
  at: number
}

function drop(record: OrderRecord, cancellation: Cancellation, who: Who): void {
  keep(record, cancellation, { ...who, decision: { do: 'drop' } })
  record.order = withCancellation(record, { ...cancellation, status: 'dropped' })
}

/** @param refund integer BDT; null: what was shown */
function letGo(
  record: OrderRecord,
  cancellation: Cancellation,
  who: Who,
  refund: number | null,
): void {
  const { order } = record
  const agreed = sumsWhenApproved(order, cancellation, refund)
  const { fromAirline, ...sums } = agreed ?? {}
  keep(record, cancellation, { ...who, decision: { do: 'approve', refund }, fromAirline })
  const problem = problemOf(order, cancellation)
  const done = { status: 'done' as const, doneAt: new Date(who.at).toISOString() }
  const told = isAirlineToldOf(order, { ...cancellation, problem })
  const decided = {
    ...cancellation,
    ...sums,
    ...(told ? { status: 'asked' as const } : done),
  }
  const after = withCancellation(record, decided)
  const ends = after.serviceType === 'flight' && decided.travelerIds === null
  record.order = ends ? after : withRefundOf(after, decided, who.at)
  if (record.order.serviceType === 'flight')
    record.order = flightAt(record.order, who.at, courseOf(record))
  if (!agreed) return
  // The refund of an amount that staff set is requested in their name, so that another person approves it.
  const refundId = ends ? bookingRefundIdOf(after) : refundIdOf(after, decided)
  const file = { requestedBy: who.by, note: null, acts: [] }
  record.refundFiles = { ...record.refundFiles, [refundId]: file }
}

const keep = (
  record: OrderRecord,
  { quoteId }: Cancellation,
  decided: DecidedCancellation,
): void => {
  record.decidedCancellations = { ...record.decidedCancellations, [quoteId]: decided }
}

const withCancellation = ({ order }: OrderRecord, changed: Cancellation) => ({
  ...order,
  cancellations: order.cancellations.map((one) =>
    one.quoteId === changed.quoteId ? changed : one,
  ),
})
