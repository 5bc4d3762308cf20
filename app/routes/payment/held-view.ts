import type { Order } from '@jatra/contract/whole-order/order'
import { aboutPrice, dayAndTime } from '~/checkout/hold-words.ts'
import { payLater } from '~/messages/pay-later.ts'
import { payHref } from './to-pay.ts'

/** A flight that is held and waits for its payment, ready-made; null for any other order. */
export function viewHeld(order: Order) {
  if (order.serviceType !== 'flight' || order.paymentStatus !== 'pending') return null
  const { status, hold, reference } = order.booking
  if (status !== 'held' || !hold) return null
  const payBy = dayAndTime(order.expiresAt)
  return {
    payBy,
    reference,
    price: aboutPrice(hold),
    text: `${payLater.heldText(payBy)} ${aboutPrice(hold)}`,
    href: payHref(order._id),
    ...lastAttempt(order),
  }
}

/**
 * The outcome of the latest payment: the hold outlasts it. 'Pay now' stays while a payment is pending, since its
 * traveller may have left the gateway; a second payment would be refunded.
 */
function lastAttempt({ payments }: Order) {
  const status = payments.at(-1)?.status
  const { attemptFailed, attemptCancelled } = payLater
  return {
    paying: status === 'pending',
    notPaid: status === 'failed' ? attemptFailed : status === 'cancelled' ? attemptCancelled : null,
  }
}

/** Whether the airline is still being asked to hold the flight of an order. */
export function isBeingHeld(order: Order): boolean {
  if (order.serviceType !== 'flight' || order.paymentStatus !== 'pending') return false
  return order.booking.hold !== null && order.booking.status === 'none'
}
