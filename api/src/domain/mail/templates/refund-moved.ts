import { formatDate } from '@jatra/contract/values/dates'
import { emailSubject } from '@jatra/contract/order/order-name'
import type { Order } from '@jatra/contract/order/order'
import type { Refund } from '@jatra/contract/order/refund'
import { nameOfWayBack } from '@jatra/contract/order/way-back'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { formatBdt } from '@jatra/contract/values/money'
import { describeOrder, inDhaka } from '../describe-order.ts'
import { facts, text, type EmailContent, type Row } from '../email-content.ts'

/** A payment that its booking did not need: requested and approved at once. */
export function refundRequested(order: Order, refund: Refund, siteUrl: string): EmailContent {
  const amount = formatBdt(refund.amount)
  return {
    ...emailAboutRefund(order, refund, siteUrl, [
      `${whyItGoesBack(refund.reason)} We have requested ${amount} back for you, and approved it. You need not do anything.`,
      `You hear from us when it is on its way. If you have not got it by ${formatDate(refund.dueBy)}, open the booking: it says what to do.`,
    ]),
    subject: emailSubject('refund_requested', order),
    preview: `${amount} go back to you, and you need not do anything.`,
    title: 'Your money goes back',
  }
}

function whyItGoesBack(reason: Refund['reason']): string {
  if (reason === 'late_payment') return 'A payment of yours came after this booking had ended.'
  return reason === 'double_payment'
    ? 'This booking was paid already: a payment of yours was one too many.'
    : 'A payment of yours was held for a check, and nothing was booked with it.'
}

/** A colleague looks at it before it leaves; null once one has. */
export function refundWaits(order: Order, refund: Refund, siteUrl: string): EmailContent | null {
  if (refund.status !== 'requested') return null
  const amount = formatBdt(refund.amount)
  return {
    ...emailAboutRefund(order, refund, siteUrl, [
      `We give ${amount} back to you. A colleague looks at it before it leaves, as we do with large refunds and with those that one of us asked for. You need not do anything.`,
      `You hear from us when it is on its way. If you have not got it by ${formatDate(refund.dueBy)}, open the booking: it says what to do.`,
    ]),
    subject: emailSubject('refund_waits', order),
    preview: `A colleague looks at the ${amount} that go back to you.`,
    title: 'We check your refund',
  }
}

/** A colleague has let it go. */
export function refundApproved(order: Order, refund: Refund, siteUrl: string): EmailContent {
  const amount = formatBdt(refund.amount)
  return {
    ...emailAboutRefund(order, refund, siteUrl, [
      `A colleague has looked at your refund of ${amount} and approved it. It leaves now, and you hear from us when your payment provider has it.`,
    ]),
    subject: emailSubject('refund_approved', order),
    preview: `${amount} leave now.`,
    title: 'Your refund is approved',
  }
}

/** Something is unclear, and a colleague finds out; null once it is clear. */
export function refundDelayed(order: Order, refund: Refund, siteUrl: string): EmailContent | null {
  if (refund.status !== 'needs_person') return null
  const amount = formatBdt(refund.amount)
  const channel = paymentTypeLabels[refund.channel]
  return {
    ...emailAboutRefund(order, refund, siteUrl, [
      `We do not know yet whether ${channel} has given ${amount} back to you. A colleague finds out, so that you get it, and get it once. You need not do anything.`,
      `If you have not got it by ${formatDate(refund.dueBy)}, open the booking: it says what to do.`,
    ]),
    subject: emailSubject('refund_delayed', order),
    preview: `A colleague finds out where your ${amount} are.`,
    title: 'Your refund takes longer',
  }
}

/** The payment provider has the refund. */
export function refundSent(order: Order, refund: Refund, siteUrl: string): EmailContent {
  const amount = formatBdt(refund.amount)
  return {
    ...emailAboutRefund(order, refund, siteUrl, [
      `We have told your payment provider to give ${amount} back. It tells us when it has, and then you hear from us again.`,
      `If you have not got it by ${formatDate(refund.dueBy)}, open the booking: it says what to do.`,
    ]),
    subject: emailSubject('refund_sent', order),
    preview: `${amount} are on their way to you.`,
    title: 'Your refund is on its way',
  }
}

/** It should be there by now: what to do; null once it is. */
export function refundLate(order: Order, refund: Refund, siteUrl: string): EmailContent | null {
  if (refund.status === 'confirmed') return null
  const amount = formatBdt(refund.amount)
  const { gatewayReference: reference, bankAccount } = refund
  const first = bankAccount
    ? 'Open the booking and see that we have your bank details: we pay this refund to a bank account.'
    : reference
      ? `Ask your bank or wallet first, and name the reference ${reference}: it may have the money already.`
      : 'You need not ask your bank or wallet: it has not left us yet.'
  return {
    ...emailAboutRefund(order, refund, siteUrl, [
      `${amount} should have been back with you by now, and we are sorry that they are not. A colleague of ours looks after it too.`,
      `What to do now: ${first} Then call us and name booking ${order.bookingReference}; our number is on its page. We have to answer within 72 hours. If we do not, you can complain to the consumer protection authority, DNCRP (dncrp.gov.bd).`,
    ]),
    subject: emailSubject('refund_late', order),
    preview: `${amount} should have been back by now. This is what to do.`,
    title: 'Your refund is late',
  }
}

/** The payment provider has paid it, or a colleague has by hand. */
export function refundConfirmed(order: Order, refund: Refund, siteUrl: string): EmailContent {
  const amount = formatBdt(refund.amount)
  return {
    ...emailAboutRefund(order, refund, siteUrl, [
      `${amount} were paid back to you. A bank may take some days more to show them.`,
      'Keep the reference: with it your bank or wallet finds the payment.',
    ]),
    subject: emailSubject('refund_confirmed', order),
    preview: `${amount} were paid back to you.`,
    title: 'Your refund is paid',
  }
}

/** What every email about a refund says of it, and the booking. */
export function emailAboutRefund(order: Order, refund: Refund, siteUrl: string, words: string[]) {
  const { ticket, facts: rows, href } = describeOrder(order, siteUrl)
  const { amount, gatewayReference, requestedAt, sentAt, confirmedAt, bankAccount } = refund
  const back: Row[] = [
    ['Goes back to you', formatBdt(amount)],
    [
      'Where to',
      bankAccount?.ending ? `Bank account ending in ${bankAccount.ending}` : nameOfWayBack(refund),
    ],
    ...(gatewayReference ? [['Reference', gatewayReference] as const] : []),
    ['Requested', inDhaka(requestedAt)],
    ...(sentAt ? [['Sent', inDhaka(sentAt)] as const] : []),
    ...(confirmedAt ? [['Paid', inDhaka(confirmedAt)] as const] : []),
  ]
  return {
    parts: [...words.map(text), ticket, facts(...back, ...rows)],
    button: { label: 'See the refund', href },
    reason: 'You get this because this address was given for a booking.',
  }
}
