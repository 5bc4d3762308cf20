import type { Order } from '@jatra/contract/whole-order/order'
import { emailWords } from '@jatra/contract/whole-order/order-name'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent } from '../email-content.ts'
import type { Locale } from '../locale.ts'

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
