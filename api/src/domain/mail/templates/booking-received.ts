import type { Order } from '@jatra/contract/order/order'
import { emailSubject } from '@jatra/contract/order/order-name'
import { describeOrder, inDhaka } from '../describe-order.ts'
import { facts, notice, text, type EmailContent } from '../email-content.ts'

/** @param now epoch milliseconds, to leave out the payment link of an expired order */
export function bookingReceived(order: Order, siteUrl: string, now: number): EmailContent {
  const { ticket, facts: rows, price, href } = describeOrder(order, siteUrl)
  const waits = order.paymentStatus === 'pending' && now < Date.parse(order.expiresAt)
  const payBy = inDhaka(order.expiresAt)
  return {
    subject: emailSubject('booking_received', order),
    preview: waits ? `Pay until ${payBy}.` : 'See how it stands.',
    title: 'We have your booking',
    parts: [
      waits
        ? notice(`It waits for your payment until ${payBy}. Then it ends, and nothing is charged.`)
        : text('It has moved on since: its page says how it stands.'),
      ticket,
      facts(...rows),
      price,
    ],
    button: { label: waits ? 'See my booking and pay' : 'See my booking', href },
    reason: 'You get this because this address was given for a booking.',
  }
}
