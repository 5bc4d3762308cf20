import type { Order } from '@jatra/contract/whole-order/order'
import { emailWords } from '@jatra/contract/whole-order/order-name'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent } from '../email-content.ts'
import type { Locale } from '../locale.ts'

/** @param now epoch milliseconds, to leave out the payment link of an expired order */
export function bookingReceived(order: Order, locale: Locale, now: number): EmailContent {
  const { ticket, facts: rows, price, href } = describeOrder(order, locale)
  const { common, payment } = locale.words
  const waits = order.paymentStatus === 'pending' && now < Date.parse(order.expiresAt)
  const payBy = locale.inDhaka(order.expiresAt)
  return {
    ...emailWords('booking_received', order, locale.language),
    preview: waits ? payment.received.preview(payBy) : payment.received.previewMoved,
    parts: [
      waits ? notice(payment.received.waits(payBy)) : text(payment.received.moved),
      ticket,
      facts(...rows),
      price,
    ],
    button: { label: waits ? common.seeMineAndPay : common.seeMine, href },
    reason: common.reason,
  }
}
