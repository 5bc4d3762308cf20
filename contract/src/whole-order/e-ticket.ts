import { DomainError } from '../http/problem.ts'
import type { FlightOrder } from '../flight/flight-order.ts'
import { isOrderOf, type Order } from './order.ts'
import { bookingStatus } from './booking-status.ts'

/**
 * Whether an order has an e-ticket to hand in: a flight that reads as confirmed. While the airline's change waits for its
 * traveller there is none, since one with the flights of before would be wrong.
 */
export const hasETicket = (order: Order): order is FlightOrder =>
  isOrderOf('flight', order) && bookingStatus(order) === 'CONFIRM'

/** @throws DomainError not_paid, or not_found for an order without tickets that stand */
export function assertETicket(order: Order): asserts order is FlightOrder {
  if (order.paymentStatus !== 'success') throw new DomainError('not_paid', 'eTicketUnpaid')
  if (!hasETicket(order)) throw new DomainError('not_found', 'eTicketMissing')
}

/** Headers of the file: saved under the booking reference, never cached. */
export function eTicketHeaders(order: Order): Record<string, string> {
  return {
    'content-disposition': `attachment; filename="${eTicketName(order)}"`,
    'cache-control': 'private, no-store',
  }
}

export const eTicketName = ({ bookingReference }: Order) => `jatra-${bookingReference}-ticket.pdf`

/** @throws DomainError not_paid for an order without a payment */
export function assertPaid({ paymentStatus }: Order): void {
  if (paymentStatus === 'success') return
  throw new DomainError('not_paid', 'receiptUnpaid')
}

/** Headers of the receipt's file: saved under the booking reference, never cached. */
export function receiptHeaders({ bookingReference }: Order): Record<string, string> {
  return {
    'content-disposition': `attachment; filename="jatra-${bookingReference}.pdf"`,
    'cache-control': 'private, no-store',
  }
}
