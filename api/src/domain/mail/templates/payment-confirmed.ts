import type { Order } from '@jatra/contract/order/order'
import { emailSubject } from '@jatra/contract/order/order-name'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { describeOrder, inDhaka } from '../describe-order.ts'
import { facts, text, type EmailContent, type Row } from '../email-content.ts'

const BOOKED = 'You are booked. This email is your receipt.'
const TICKETS_FOLLOW =
  'This email is your receipt. The airline now issues your tickets, usually within minutes; their numbers come in an email of their own. If it does not, the whole price goes back to you.'

/** The receipt. @param order a paid one */
export function paymentConfirmed(order: Order, siteUrl: string): EmailContent {
  const { ticket, facts: rows, travelers, price, href } = describeOrder(order, siteUrl, 'Paid, BDT')
  const paid = order.payments.find(({ status }) => status === 'success')
  const receipt: Row[] = paid
    ? [
        ['Paid by', paymentTypeLabels[paid.paymentType]],
        ['Paid on', inDhaka(paid.settledAt ?? paid.createdAt)],
        ['Transaction', paid.tranId],
      ]
    : []
  return {
    subject: emailSubject('payment_confirmed', order),
    preview: 'Your payment is confirmed. This is your receipt.',
    title: 'Your payment is confirmed',
    parts: [
      text(order.serviceType === 'flight' ? TICKETS_FOLLOW : BOOKED),
      ticket,
      facts(...rows, travelers, ...receipt),
      price,
    ],
    button: { label: 'See my booking', href },
    reason: 'You get this because this address was given for a booking.',
  }
}
