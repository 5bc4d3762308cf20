import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { emailSubject, orderPath } from '@jatra/contract/whole-order/order-name'
import { inLanguage } from '@jatra/contract/values/language'
import { prototypeWords, type PrototypeWords } from '../words/index.ts'
import type { ScenarioRules } from '../scenarios/scenario.ts'
import { contactOf, emailsOf, bringUpToDate } from './orders.ts'
import { payerLanguage } from './return-page.ts'
import { LIMITS } from './limits.ts'
import type { Account, SentEmail, VisitorState } from './visitor-state.ts'
import { openCancellation } from '@jatra/contract/order/own-cancellations'
import type { Order } from '@jatra/contract/whole-order/order'
import type { OrderEmail } from '@jatra/contract/order/order-email'

/**
 * Stores an email about an account, in its language, the newest last; the oldest goes when they are too many.
 * @param href without a language; null without a link
 */
export function recordEmail(
  visitor: VisitorState,
  { user, language }: Pick<Account, 'user' | 'language'>,
  { about, href, now }: { about: keyof PrototypeWords['emails']; href: string | null; now: number },
): void {
  visitor.emails.push({
    sentAt: now,
    to: user.email,
    subject: prototypeWords[language].emails[about],
    href: href && inLanguage(href, language),
  })
  if (visitor.emails.length > LIMITS.emails) visitor.emails.shift()
}

/**
 * Every email that the product would have delivered to this visitor, oldest first; those of orders follow from what became
 * of them.
 * @param end how those of orders ended
 * @param now the visitor's own time, epoch milliseconds
 */
export function inboxOf(
  visitor: VisitorState,
  now: number,
  end: ScenarioRules['emails'],
): SentEmail[] {
  bringUpToDate(visitor, now)
  const aboutOrders = [...visitor.orders.values()]
    .filter(({ earlier }) => !earlier)
    .flatMap((record) => {
      const language = payerLanguage(visitor, record)
      const order = orderInLanguage(language, record.order)
      const delivered = asTheyEnded(emailsOf(record, now), order, end).filter(
        ({ status }) => status === 'sent',
      )
      return delivered.map(({ kind, at }) => ({
        sentAt: Date.parse(at),
        to: contactOf(order),
        subject: emailSubject(kind, order, language),
        href: inLanguage(orderPath(order), language),
      }))
    })
  return [...visitor.emails, ...aboutOrders].sort((a, b) => a.sentAt - b.sentAt)
}

/** An order's emails as they ended: each is delivered, unless a scenario says otherwise. */
export function asTheyEnded(
  emails: OrderEmail[],
  order: Order,
  end: ScenarioRules['emails'],
): OrderEmail[] {
  if (end === 'undelivered') return emails.map((email) => ({ ...email, status: 'failed' }))
  return end === 'late' ? emails.filter(({ kind }) => !isUnneeded(kind, order)) : emails
}

/** Whether an email that was not sent yet has nothing to tell any more. */
function isUnneeded(kind: OrderEmail['kind'], order: Order): boolean {
  if (kind === 'flight_held' || kind === 'hold_reminder') return order.paymentStatus !== 'pending'
  if (kind === 'cancellation_waits') return openCancellation(order.cancellations) === null
  return kind === 'visa_handed_over' && order.serviceType === 'visa' && order.handedOverAt === null
}
