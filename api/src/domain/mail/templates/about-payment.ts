import type { Order } from '@jatra/contract/whole-order/order'
import { emailWords } from '@jatra/contract/whole-order/order-name'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { describeOrder } from '../describe-order.ts'
import { facts, text, type EmailContent, type Row, notice } from '../email-content.ts'
import type { Locale } from '../locale.ts'
import { withCalendar } from './with-calendar.ts'
import { sayWanted } from './holiday-moved.ts'

/** The receipt, and of what we sell ourselves the confirmation. @param order a paid one */
export function paymentConfirmed(order: Order, locale: Locale): EmailContent {
  const { common, payment } = locale.words
  const words = payment.confirmed
  const { ticket, facts: rows, travelers, price, href } = describeOrder(order, locale, common.paid)
  const paid = order.payments.find(({ status }) => status === 'success')
  const receipt: Row[] = paid
    ? [
        [words.paidBy, paymentTypeLabels[paid.paymentType]],
        [words.paidOn, locale.inDhaka(paid.settledAt ?? paid.createdAt)],
        [words.transaction, paid.tranId],
      ]
    : []
  const wanted = order.serviceType === 'holidays' ? sayWanted(order, locale) : null
  const content = {
    ...emailWords('payment_confirmed', order, locale.language),
    preview: words.preview,
    parts: [
      text(order.serviceType === 'flight' ? words.ticketsFollow : words.booked),
      ...(wanted === null ? [] : [notice(wanted)]),
      ticket,
      facts(...rows, travelers, ...receipt),
      price,
    ],
    button: { label: common.seeMine, href },
    reason: common.reason,
  }
  // Of a flight the email of the tickets has it.
  return order.serviceType === 'flight' ? content : withCalendar(content, order, common.inCalendar)
}

/** @returns null for an order that is pending or paid */
export function paymentFailed(order: Order, locale: Locale): EmailContent | null {
  if (order.paymentStatus === 'pending' || order.paymentStatus === 'success') return null
  const { common, payment } = locale.words
  const ending = payment.endings[order.paymentStatus]
  const { ticket, facts: rows, href } = describeOrder(order, locale)
  const goesBack = order.payments.some(({ status }) => status === 'refund_due')
  return {
    ...emailWords('payment_failed', order, locale.language),
    preview: goesBack ? payment.previewGoesBack : ending.text,
    parts: [
      goesBack ? notice(payment.goesBack) : text(ending.text),
      ticket,
      facts(...rows),
      text(payment.bookAgain),
    ],
    button: { label: common.see, href },
    reason: common.reason,
  }
}

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
