import type { Order } from '@jatra/contract/order/order'
import {
  bookingUnknown,
  paymentBeingChecked,
  replacedIsPaid,
} from '@jatra/contract/order/order-errors'
import { withOutcome } from '../fixtures/orders.ts'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

/** An unpaid order after its traveller gave it up, with its places or its hold. */
export function released(order: Order, now: number): Order {
  const ended = withOutcome(order, 'cancelled', now)
  if (ended.serviceType !== 'flight' || !ended.booking.hold) return ended
  return { ...ended, booking: { ...ended.booking, status: 'failed', failure: 'released' } }
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
