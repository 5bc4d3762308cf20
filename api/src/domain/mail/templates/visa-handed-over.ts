import { cancellationTerms } from '@jatra/contract/whole-order/cancel-order'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import { emailWords } from '@jatra/contract/whole-order/order-name'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { HAND_OVER_UNDO_MINUTES } from '@jatra/contract/visa/hand-over'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent } from '../email-content.ts'
import type { Locale } from '../locale.ts'

/**
 * It went to the embassy; null once that is undone.
 * @param handedOverAt which hand-over is meant
 * @param now epoch milliseconds
 */
export function visaHandedOver(
  order: VisaOrder,
  handedOverAt: string,
  locale: Locale,
  now: number,
): EmailContent | null {
  if (order.handedOverAt !== handedOverAt) return null
  const { handedOver: words, unwritten } = locale.words.visa
  const { refund } = cancellationTerms(order, {}, now)
  const back = refund ? words.back(locale.bdt(refund), locale.bdt(order.price)) : words.nothing
  const day = locale.date(todayInDhaka(Date.parse(handedOverAt)))
  return emailAbout('visa_handed_over', order, locale, {
    said: words.said(day),
    next: [refund === null ? unwritten : back, words.mistake(HAND_OVER_UNDO_MINUTES)],
  })
}

/** Staff have taken that back; null once it went after all. @param now epoch milliseconds */
export function visaHandOverUndone(
  order: VisaOrder,
  locale: Locale,
  now: number,
): EmailContent | null {
  if (order.handedOverAt !== null) return null
  const { undone: words, unwritten } = locale.words.visa
  const { refund } = cancellationTerms(order, {}, now)
  const back = refund ? words.back(locale.bdt(refund)) : words.nothing
  return emailAbout('visa_hand_over_undone', order, locale, {
    said: words.said,
    next: [refund === null ? unwritten : back, words.next],
  })
}

export function emailAbout(
  kind: OrderEmail['kind'],
  order: VisaOrder,
  locale: Locale,
  { said, next }: { said: string; next: readonly string[] },
): EmailContent {
  const { ticket, facts: bought, href } = describeOrder(order, locale)
  const { common } = locale.words
  return {
    ...emailWords(kind, order, locale.language),
    preview: said,
    parts: [notice(said), ...next.map(text), ticket, facts(...bought)],
    button: { label: common.see, href },
    reason: common.reason,
  }
}
