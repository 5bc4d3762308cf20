import { emailSubject } from '@jatra/contract/order/order-name'
import type { Order } from '@jatra/contract/order/order'
import type { Refund } from '@jatra/contract/order/refund'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { formatBdt } from '@jatra/contract/values/money'
import type { EmailContent } from '../email-content.ts'
import { emailAboutRefund } from './refund-moved.ts'

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
    ...emailAboutRefund(order, refund, siteUrl, [
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
    ...emailAboutRefund(order, refund, siteUrl, [
      `We pay your refund to the account ending in ${ending}, and write to you when it is paid.`,
      'If this was not you, open the booking and change the account, then change your password.',
    ]),
    subject: emailSubject('refund_bank_given', order),
    preview: `Your refund goes to the account ending in ${ending}.`,
    title: 'We have your bank details',
  }
}
