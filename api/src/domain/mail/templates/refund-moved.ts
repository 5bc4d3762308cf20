import { emailWords } from '@jatra/contract/whole-order/order-name'
import type { Order } from '@jatra/contract/whole-order/order'
import { isBesidePrice, isByHand, type Refund } from '@jatra/contract/order/refund'
import { nameOfWayBack } from '@jatra/contract/order/way-back'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { describeOrder } from '../describe-order.ts'
import { facts, text, type EmailContent, type Row } from '../email-content.ts'
import type { Locale } from '../locale.ts'

/** A payment that its booking did not need: the refund is requested and approved at once. */
export function refundRequested(order: Order, refund: Refund, locale: Locale): EmailContent {
  const { requested, ifLateOnItsWay } = locale.words.refund
  const why = requested.why[isBesidePrice(refund.reason) ? refund.reason : 'held_payment']
  const amount = locale.bdt(refund.amount)
  return emailAboutMove('refund_requested', requested, order, refund, locale, [
    `${why} ${requested.text(amount)}`,
    ifLateOnItsWay(locale.date(refund.dueBy)),
  ])
}

/** Staff review it before it is sent; null once they have. */
export function refundWaits(order: Order, refund: Refund, locale: Locale): EmailContent | null {
  if (refund.status !== 'requested') return null
  const { waits, ifLateOnItsWay } = locale.words.refund
  return emailAboutMove('refund_waits', waits, order, refund, locale, [
    waits.text(locale.bdt(refund.amount)),
    ifLateOnItsWay(locale.date(refund.dueBy)),
  ])
}

/** Staff approved it. This is the traveller's first email about a refund that staff requested by hand, so it says why. */
export function refundApproved(order: Order, refund: Refund, locale: Locale): EmailContent {
  const { approved, given, ifLate } = locale.words.refund
  const { reason, dueBy } = refund
  const amount = locale.bdt(refund.amount)
  const said = isByHand(reason)
    ? [`${given.why[reason]} ${given.text(amount)}`, ifLate(locale.date(dueBy))]
    : [approved.text(amount)]
  return emailAboutMove('refund_approved', approved, order, refund, locale, said)
}

/** Staff declined it, though its traveller was told of it. @param amount integer BDT */
export function refundDeclined(order: Order, amount: number, locale: Locale): EmailContent {
  const { declined } = locale.words.refund
  const { common } = locale.words
  const { ticket, facts: rows, href } = describeOrder(order, locale)
  const shown = locale.bdt(amount)
  return {
    ...emailWords('refund_declined', order, locale.language),
    preview: declined.preview(shown),
    parts: [text(declined.text(shown)), text(declined.unexpected), ticket, facts(...rows)],
    button: { label: common.see, href },
    reason: common.reason,
  }
}

/** Something is unclear, and staff investigate; null once it is resolved. */
export function refundDelayed(order: Order, refund: Refund, locale: Locale): EmailContent | null {
  if (refund.status !== 'needs_person') return null
  const { delayed, ifLate } = locale.words.refund
  return emailAboutMove('refund_delayed', delayed, order, refund, locale, [
    delayed.text(locale.bdt(refund.amount), paymentTypeLabels[refund.channel]),
    ifLate(locale.date(refund.dueBy)),
  ])
}

/** The payment provider accepted the refund. */
export function refundSent(order: Order, refund: Refund, locale: Locale): EmailContent {
  const { sent, ifLate } = locale.words.refund
  return emailAboutMove('refund_sent', sent, order, refund, locale, [
    sent.text(locale.bdt(refund.amount)),
    ifLate(locale.date(refund.dueBy)),
  ])
}

/** It should have arrived by now: what to do; null once it has. */
export function refundLate(order: Order, refund: Refund, locale: Locale): EmailContent | null {
  if (refund.status === 'confirmed') return null
  const { late } = locale.words.refund
  const { gatewayReference: reference, bankAccount } = refund
  const first = bankAccount
    ? late.first.bank
    : reference
      ? late.first.reference(reference)
      : late.first.notLeft
  return emailAboutMove('refund_late', late, order, refund, locale, [
    late.text(locale.bdt(refund.amount)),
    late.next(first, order.bookingReference),
  ])
}

/** The payment provider paid it, or staff did by hand. */
export function refundConfirmed(order: Order, refund: Refund, locale: Locale): EmailContent {
  const { confirmed } = locale.words.refund
  return emailAboutMove('refund_confirmed', confirmed, order, refund, locale, [
    confirmed.text(locale.bdt(refund.amount)),
    confirmed.keep,
  ])
}

function emailAboutMove(
  kind: Parameters<typeof emailWords>[0],
  { preview }: { preview: (amount: string) => string },
  order: Order,
  refund: Refund,
  locale: Locale,
  said: string[],
): EmailContent {
  return {
    ...emailAboutRefund(order, refund, locale, said),
    ...emailWords(kind, order, locale.language),
    preview: preview(locale.bdt(refund.amount)),
  }
}

/** The part of every refund email about the refund and its booking. */
export function emailAboutRefund(order: Order, refund: Refund, locale: Locale, said: string[]) {
  const { bdt, inDhaka, language } = locale
  const { common, refund: words } = locale.words
  const { ticket, facts: rows, href } = describeOrder(order, locale)
  const { amount, gatewayReference, requestedAt, sentAt, confirmedAt, bankAccount } = refund
  const back: Row[] = [
    [common.goesBack, bdt(amount)],
    [
      common.whereTo,
      bankAccount?.ending ? words.account(bankAccount.ending) : nameOfWayBack(refund, language),
    ],
    ...(gatewayReference ? [[words.reference, gatewayReference] as const] : []),
    [words.requestedAt, inDhaka(requestedAt)],
    ...(sentAt ? [[words.sentAt, inDhaka(sentAt)] as const] : []),
    ...(confirmedAt ? [[words.paidAt, inDhaka(confirmedAt)] as const] : []),
  ]
  return {
    parts: [...said.map(text), ticket, facts(...back, ...rows)],
    button: { label: words.button, href },
    reason: common.reason,
  }
}

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
