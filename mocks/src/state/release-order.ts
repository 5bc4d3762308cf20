import {
  bookingUnknown,
  paymentBeingChecked,
  replacedIsPaid,
} from '@jatra/contract/order/order-errors'
import { flightAt } from '../fixtures/flight-bookings.ts'
import { withOutcome } from '../fixtures/orders.ts'
import { courseOf } from './cancellations.ts'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

/** Ends an unpaid order that its traveller gives up, with its places or its hold. */
export function release(record: OrderRecord, now: number): void {
  const { order } = record
  record.releasedAt = now
  record.order =
    order.serviceType === 'flight' && order.booking.hold
      ? flightAt(order, now, courseOf(record))
      : withOutcome(order, 'cancelled', now)
}

/**
 * The order that another one takes the place of. It is up to date.
 * @throws DomainError not_found, outdated when it is paid, request_in_progress while a payment of it is checked
 */
export function replaceableIn(
  { orders }: VisitorState,
  { userId, replaces }: { userId: string; replaces: string },
): OrderRecord {
  const record = orders.get(replaces)
  if (record?.userId !== userId) throw bookingUnknown()
  const { paymentStatus, bookingReference } = record.order
  if (paymentStatus === 'success') throw replacedIsPaid(replaces, bookingReference)
  if (record.suspected) throw paymentBeingChecked(replaces)
  return record
}
