import type { Order } from './order.ts'
import { DomainError } from '../http/problem.ts'

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
