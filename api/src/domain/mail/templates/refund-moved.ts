import { formatDate } from '@jatra/contract/values/dates'
import { emailSubject } from '@jatra/contract/order/order-name'
import type { Order } from '@jatra/contract/order/order'
import type { Refund } from '@jatra/contract/order/refund'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { formatBdt } from '@jatra/contract/values/money'
import { describeOrder, inDhaka } from '../describe-order.ts'
import { facts, text, type EmailContent, type Row } from '../email-content.ts'

/** A colleague looks at it before it leaves; null once one has. */
export function refundWaits(order: Order, refund: Refund, siteUrl: string): EmailContent | null {
  if (refund.status !== 'requested') return null
  const amount = formatBdt(refund.amount)
  return {
    ...emailAbout(order, refund, siteUrl, [
      `We give ${amount} back to you. A colleague looks at it before it leaves, as we do with large refunds and with those that one of us asked for. You need not do anything.`,
      `You hear from us when it is on its way. If you have not got it by ${formatDate(refund.dueBy)}, open the booking: it says what to do.`,
    ]),
    subject: emailSubject('refund_waits', order),
    preview: `A colleague looks at the ${amount} that go back to you.`,
    title: 'We check your refund',
  }
}

/** Something is unclear, and a colleague finds out; null once it is clear. */
export function refundDelayed(order: Order, refund: Refund, siteUrl: string): EmailContent | null {
  if (refund.status !== 'needs_person') return null
  const amount = formatBdt(refund.amount)
  const channel = paymentTypeLabels[refund.channel]
  return {
    ...emailAbout(order, refund, siteUrl, [
      `We do not know yet whether ${channel} has given ${amount} back to you. A colleague finds out, so that you get it, and get it once. You need not do anything.`,
      `If you have not got it by ${formatDate(refund.dueBy)}, open the booking: it says what to do.`,
    ]),
    subject: emailSubject('refund_delayed', order),
    preview: `A colleague finds out where your ${amount} are.`,
    title: 'Your refund takes longer',
  }
}

/** It cannot go back the way it came; null once it has been paid or sent on since. */
export function refundBankAsked(
  order: Order,
  refund: Refund,
  siteUrl: string,
): EmailContent | null {
  if (refund.status !== 'needs_person') return null
  const amount = formatBdt(refund.amount)
  const channel = paymentTypeLabels[refund.channel]
  return {
    ...emailAbout(order, refund, siteUrl, [
      `${channel} does not take ${amount} back for this payment. We pay it to a bank account of yours instead.`,
      'Open the booking and write there where to. We never ask for bank details by email or telephone, and never for a PIN.',
    ]),
    subject: emailSubject('refund_bank_asked', order),
    preview: `${channel} does not take ${amount} back. Tell us a bank account.`,
    title: 'Your refund needs a bank account',
  }
}

/** A bank account was given. */
export function refundBankGiven(order: Order, refund: Refund, siteUrl: string): EmailContent {
  const ending = refund.bankAccount?.ending ?? ''
  return {
    ...emailAbout(order, refund, siteUrl, [
      `We pay your refund to the account ending in ${ending}, and write to you when it is paid.`,
      'If this was not you, open the booking and change the account, then change your password.',
    ]),
    subject: emailSubject('refund_bank_given', order),
    preview: `Your refund goes to the account ending in ${ending}.`,
    title: 'We have your bank details',
  }
}

/** The payment provider has the refund. */
export function refundSent(order: Order, refund: Refund, siteUrl: string): EmailContent {
  const amount = formatBdt(refund.amount)
  return {
    ...emailAbout(order, refund, siteUrl, [
      `We have told your payment provider to give ${amount} back. It tells us when it has, and then you hear from us again.`,
      `If you have not got it by ${formatDate(refund.dueBy)}, open the booking: it says what to do.`,
    ]),
    subject: emailSubject('refund_sent', order),
    preview: `${amount} are on their way to you.`,
    title: 'Your refund is on its way',
  }
}

/** The payment provider has paid it, or a colleague has by hand. */
export function refundConfirmed(order: Order, refund: Refund, siteUrl: string): EmailContent {
  const amount = formatBdt(refund.amount)
  return {
    ...emailAbout(order, refund, siteUrl, [
      `${amount} were paid back to you. A bank may take some days more to show them.`,
      'Keep the reference: with it your bank or wallet finds the payment.',
    ]),
    subject: emailSubject('refund_confirmed', order),
    preview: `${amount} were paid back to you.`,
    title: 'Your refund is paid',
  }
}

function emailAbout(order: Order, refund: Refund, siteUrl: string, words: string[]) {
  const { ticket, facts: rows, href } = describeOrder(order, siteUrl)
  const { amount, channel, gatewayReference, requestedAt, sentAt, confirmedAt, bankAccount } =
    refund
  const back: Row[] = [
    ['Goes back to you', formatBdt(amount)],
    [
      'Where to',
      bankAccount?.ending
        ? `Bank account ending in ${bankAccount.ending}`
        : paymentTypeLabels[channel],
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
