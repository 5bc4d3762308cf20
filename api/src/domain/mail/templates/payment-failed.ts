import type { Order } from '@jatra/contract/order/order'
import { emailSubject } from '@jatra/contract/order/order-name'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent } from '../email-content.ts'

const endings = {
  failed: {
    title: 'The payment did not go through',
    text: 'Your payment provider refused it. Nothing was charged, and the booking has ended.',
  },
  cancelled: {
    title: 'You cancelled the payment',
    text: 'Nothing was charged, and the booking has ended.',
  },
  expired: {
    title: 'The time to pay is over',
    text: 'No payment was confirmed in time, so the booking has ended. If money has left your account, it goes back to you.',
  },
} as const

/** @returns null for an order that is pending or paid */
export function paymentFailed(order: Order, siteUrl: string): EmailContent | null {
  if (order.paymentStatus === 'pending' || order.paymentStatus === 'success') return null
  const ending = endings[order.paymentStatus]
  const { ticket, facts: rows, href } = describeOrder(order, siteUrl)
  const goesBack = order.payments.some(({ status }) => status === 'refund_due')
  return {
    subject: emailSubject('payment_failed', order),
    preview: goesBack ? 'Your money goes back to you in full.' : ending.text,
    title: ending.title,
    parts: [
      goesBack
        ? notice('Money arrived for this booking, and goes back to you in full.')
        : text(ending.text),
      ticket,
      facts(...rows),
      text('You can book again from its page, while what you chose can still be had.'),
    ],
    button: { label: 'See the booking', href },
    reason: 'You get this because this address was given for a booking.',
  }
}
