import type { Order } from '@jatra/contract/whole-order/order'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { paymentMessages } from '~/messages/payment.ts'

/** Where an order that waits is paid by an option of the traveller's choice. */
export const payHref = (orderId: string) => `/payment/pay/${encodeURIComponent(orderId)}`

/**
 * The same for an order that is paid at once; null for any other, and while the answer about a payment is not there,
 * because a second one would be refunded.
 */
export function payHrefOf(order: Order): string | null {
  if (order.paymentStatus !== 'pending' || isPaidLater(order)) return null
  const waits = order.payments.some(({ status }) => status === 'pending')
  return waits && order.payUrl === null ? null : payHref(order._id)
}

const isPaidLater = (order: Order) => order.serviceType === 'flight' && order.booking.hold !== null

/**
 * What became of the payment that the browser is back from, when we took nothing by it because its attempt had ended.
 * @param tranId of the address; null for any other return
 */
export function endedBefore({ payments, paymentStatus }: Order, tranId: string | null) {
  const attempt = payments.find((one) => one.tranId === tranId)
  if (attempt?.status !== 'expired') return null
  const paid = payments.find(({ status }) => status === 'success')
  if (paid) return paymentMessages.paidAlready(paymentTypeLabels[paid.paymentType])
  return paymentStatus === 'pending' ? paymentMessages.pageWasOver : null
}
