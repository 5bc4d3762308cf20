import { emailSubject } from '@jatra/contract/order/order-name'
import { contactOf, emailsOf, settleOverdue } from './orders.ts'
import { LIMITS, type SentEmail, type VisitorState } from './visitor-state.ts'

/** Stores an email for the visitor, the newest last; the oldest goes when they are too many. */
export function recordEmail(visitor: VisitorState, email: SentEmail): void {
  visitor.emails.push(email)
  if (visitor.emails.length > LIMITS.emails) visitor.emails.shift()
}

/**
 * Every email that the product would have sent to this visitor, oldest first; those of orders follow from what became of
 * them.
 * @param now the visitor's own time, epoch milliseconds
 */
export function inboxOf(visitor: VisitorState, now: number): SentEmail[] {
  settleOverdue(visitor, now)
  const aboutOrders = [...visitor.orders.values()]
    .filter(({ earlier }) => !earlier)
    .flatMap((record) => {
      const { order } = record
      return emailsOf(record, now).map(({ kind, at }) => ({
        sentAt: Date.parse(at),
        to: contactOf(order),
        subject: emailSubject(kind, order),
        href: `/app/account/bookings/${order.serviceType}/${encodeURIComponent(order._id)}`,
      }))
    })
  return [...visitor.emails, ...aboutOrders].sort((a, b) => a.sentAt - b.sentAt)
}
