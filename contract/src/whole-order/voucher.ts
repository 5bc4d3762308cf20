import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { DomainError } from '../http/problem.ts'
import type { HolidayOrder } from '../holiday/holiday-order.ts'
import { bookingStatus } from './booking-status.ts'
import { isOrderOf, type Order } from './order.ts'

export const getVoucher = defineEndpoint({
  name: 'getVoucher',
  method: 'GET',
  path: '/api/payment/{userId}/orders/{orderId}/voucher',
  access: 'owner',
  summary: 'The voucher of a confirmed holiday, to show at the hotel.',
  params: z.object({ userId: z.string().max(64), orderId: z.string().max(64) }),
  download: { type: 'application/pdf' },
  output: z.never(),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'not_paid', 'rate_limited'],
})

/** A holiday whose hotels, guide and flights are confirmed. */
export type ConfirmedOrder = HolidayOrder & {
  confirmation: NonNullable<HolidayOrder['confirmation']>
}

/** Whether an order has a voucher: a holiday that is confirmed, and not cancelled since. */
export const hasVoucher = (order: Order): order is ConfirmedOrder =>
  isOrderOf('holidays', order) && order.confirmation !== null && bookingStatus(order) === 'CONFIRM'

/** @throws DomainError not_paid, or not_found for an order without a confirmation that stands */
export function assertVoucher(order: Order): asserts order is ConfirmedOrder {
  if (order.paymentStatus !== 'success') throw new DomainError('not_paid', 'voucherUnpaid')
  if (!hasVoucher(order)) throw new DomainError('not_found', 'voucherMissing')
}

/** Headers of the file: saved under the booking reference, never cached. */
export function voucherHeaders(order: Order): Record<string, string> {
  return {
    'content-disposition': `attachment; filename="${voucherName(order)}"`,
    'cache-control': 'private, no-store',
  }
}

export const voucherName = ({ bookingReference }: Order) => `jatra-${bookingReference}-voucher.pdf`
