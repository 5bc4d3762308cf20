import { emailWords } from '@jatra/contract/whole-order/order-name'
import type { Order } from '@jatra/contract/whole-order/order'
import type { Refund } from '@jatra/contract/order/refund'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import type { EmailContent } from '../email-content.ts'
import type { Locale } from '../locale.ts'
import { emailAboutRefund } from './refund-moved.ts'

/** It cannot be refunded the way it was paid; null once it is paid or was sent since. */
export function refundBankAsked(order: Order, refund: Refund, locale: Locale): EmailContent | null {
  if (refund.status !== 'needs_person') return null
  const { bankAsked } = locale.words.refund
  const amount = locale.bdt(refund.amount)
  const channel = paymentTypeLabels[refund.channel]
  return {
    ...emailAboutRefund(order, refund, locale, [bankAsked.text(amount, channel), bankAsked.how]),
    ...emailWords('refund_bank_asked', order, locale.language),
    preview: bankAsked.preview(amount, channel),
  }
}

/** A bank account was entered. */
export function refundBankGiven(order: Order, refund: Refund, locale: Locale): EmailContent {
  const { bankGiven } = locale.words.refund
  const ending = refund.bankAccount?.ending ?? ''
  return {
    ...emailAboutRefund(order, refund, locale, [bankGiven.text(ending), bankGiven.notYou]),
    ...emailWords('refund_bank_given', order, locale.language),
    preview: bankGiven.preview(ending),
  }
}
