import type { Order } from './order.ts'
import { Refusal } from '../http/problem.ts'

/** Refuses a receipt for an order that nobody has paid: it would say what is not true. */
export function refuseUnpaid({ paymentStatus }: Order): void {
  if (paymentStatus === 'success') return
  throw new Refusal('not_paid', 'There is a receipt once the booking is paid.')
}

/** What is said of a receipt's file: it is saved under the booking's reference, and stays in no cache on the way. */
export function receiptHeaders({ bookingReference }: Order): Record<string, string> {
  return {
    'content-disposition': `attachment; filename="jatra-${bookingReference}.pdf"`,
    'cache-control': 'private, no-store',
  }
}
