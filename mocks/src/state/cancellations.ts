import { problemOf } from '@jatra/contract/whole-order/cancel-order'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import { endingCancellation, openCancellation } from '@jatra/contract/order/own-cancellations'
import type { StaffCancellation } from '@jatra/contract/whole-order/staff-cancellation'
import { cancellationUnknown } from '@jatra/contract/whole-order/staff-cancellation-acts'
import { colleagueOf } from './refunds.ts'
import type { OrderRecord, VisitorState } from './visitor-state.ts'
import type { FlightCourse } from '../fixtures/flight-booking-events.ts'

/** A cancellation and the order that it is of. @throws DomainError not_found */
export function cancellationIn(
  visitor: VisitorState,
  id: string,
): { record: OrderRecord; cancellation: Cancellation } {
  for (const record of visitor.orders.values()) {
    const cancellation = record.order.cancellations.find(({ quoteId }) => quoteId === id)
    if (cancellation) return { record, cancellation }
  }
  throw cancellationUnknown()
}

/** A cancellation as staff see it. */
export function toStaffCancellation(
  visitor: VisitorState,
  { order, quotes = [], decidedCancellations = {} }: OrderRecord,
  { quoteId: id, ...cancellation }: Cancellation,
): StaffCancellation {
  const { _id: orderId, bookingReference, serviceType } = order
  const decided = decidedCancellations[id]
  const quoted = quotes.find(({ quoteId }) => quoteId === id)
  return {
    id,
    orderId,
    bookingReference,
    serviceType,
    ...cancellation,
    problem: cancellation.status === 'needs_person' ? problemOf(order, cancellation) : null,
    fromAirline: decided?.fromAirline ?? quoted?.fromAirline ?? null,
    approvedBy: decided?.decision.do === 'approve' ? colleagueOf(visitor, decided.by) : null,
  }
}

/**
 * When staff approved the cancellation that ended the order, epoch milliseconds; undefined when no approval was needed.
 */
export function letGoAt({ order, decidedCancellations = {} }: OrderRecord): number | undefined {
  const { cancellations } = order
  const ending = openCancellation(cancellations) ?? endingCancellation(cancellations)
  const decided = ending ? decidedCancellations[ending.quoteId] : undefined
  return decided?.decision.do === 'approve' ? decided.at : undefined
}

/** What was made to happen to the flight of an order. */
export function courseOf(record: OrderRecord): FlightCourse {
  const { airline, decision, releasedAt } = record
  return { airline, decision, releasedAt, letGoAt: letGoAt(record) }
}
