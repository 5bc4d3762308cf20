import { paymentBeingChecked, seatsNotHeldYet } from '@jatra/contract/order/order-errors'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { payUrlOf, pendingAttempt, withOpenPage } from '../fixtures/orders.ts'
import type { OrderRecord } from './visitor-state.ts'

/**
 * The page of the open attempt by a payment option, or of a new one. The order is pending and up to date.
 * @throws DomainError request_in_progress while the airline is asked to hold, or a payment is checked
 */
export function openAttempt(
  record: OrderRecord,
  { tranId, paymentType, now }: { tranId: string; paymentType: PaymentType; now: number },
): string {
  const { order, suspected } = record
  if (order.serviceType === 'flight' && order.booking.hold && order.booking.status !== 'held') {
    throw seatsNotHeldYet()
  }
  if (suspected) throw paymentBeingChecked()
  const open = order.payments.find(
    (one) => one.status === 'pending' && one.paymentType === paymentType,
  )
  if (open) return payUrlOf(open.tranId)
  const createdAt = new Date(now).toISOString()
  const attempt = pendingAttempt({ tranId, paymentType, amount: order.price, createdAt })
  record.order = withOpenPage({ ...order, paymentType, payments: [...order.payments, attempt] })
  return payUrlOf(tranId)
}
