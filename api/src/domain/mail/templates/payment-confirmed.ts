import type { Order } from '@jatra/contract/whole-order/order'
import { emailWords } from '@jatra/contract/whole-order/order-name'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { describeOrder } from '../describe-order.ts'
import { facts, text, type EmailContent, type Row } from '../email-content.ts'
import type { Locale } from '../locale.ts'
import { withCalendar } from './with-calendar.ts'

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
  const content = {
    ...emailWords('payment_confirmed', order, locale.language),
    preview: words.preview,
    parts: [
      text(order.serviceType === 'flight' ? words.ticketsFollow : words.booked),
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
