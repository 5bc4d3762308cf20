import type { PaymentStatus } from '../order/order-status.ts'
import { DAY_MS, HOUR_MS } from '../values/time-units.ts'
import { ORPHAN_HOURS, UNPAID_DOCUMENT_DAYS } from './document.ts'

/** An order that has a document. `settledAt`: when it was paid or ended, epoch milliseconds. */
export interface OrderOfDocument {
  paymentStatus: PaymentStatus
  settledAt: number | null
}

/**
 * Until when a document of an account is kept, epoch milliseconds; null for as long as the account. The last of its orders
 * decides (docs/specification.md, Retention).
 */
export function documentKeptUntil(
  uploadedAt: number,
  orders: readonly OrderOfDocument[],
): number | null {
  if (orders.length === 0) return uploadedAt + ORPHAN_HOURS * HOUR_MS
  let last = uploadedAt
  for (const { paymentStatus, settledAt } of orders) {
    if (paymentStatus === 'pending' || paymentStatus === 'success' || settledAt === null)
      return null
    last = Math.max(last, settledAt + UNPAID_DOCUMENT_DAYS * DAY_MS)
  }
  return last
}
