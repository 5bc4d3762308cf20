import { and, eq } from 'drizzle-orm'
import {
  assertStillSo,
  problemOf,
  statusWhenConfirmed,
  whyNotCancel,
} from '@jatra/contract/whole-order/cancel-order'
import { DomainError } from '@jatra/contract/http/problem'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import { quoteExpired, quoteUnknown } from '@jatra/contract/order/order-errors'
import { cancellations } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { keepAccount } from '../orders/keep-account.ts'
import { finishCancellation } from './finish-cancellation.ts'
import { lockOwnOrder } from './quote-cancellation.ts'
import { toCancellation, notifyTraveler } from '../refunds/cancellation-rows.ts'

/**
 * Cancels at the terms of a quote: a holiday and a visa at once, a flight with the job that tells its airline. Of two
 * concurrent requests the first counts, and repeating a quote repeats the answer. When the amount is unknown, or only a
 * part of a flight is cancelled, nothing is cancelled until staff approve it.
 * @throws DomainError not_found, for another account's order or quote too; session_expired when the quote's time is
 * over; outdated when the booking cannot be cancelled any more, or not at these terms
 */
export async function confirmCancellation(
  deps: EventDeps,
  asked: { userId: string; orderId: string; quoteId: string },
): Promise<Cancellation> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    await keepAccount(db, asked.userId)
    const { row, order } = await lockOwnOrder(tx, asked)
    const [quote] = await db
      .select()
      .from(cancellations)
      .where(and(eq(cancellations.id, asked.quoteId), eq(cancellations.orderId, order._id)))
    if (!quote) throw quoteUnknown()
    const before = toCancellation(quote)
    if (before) return before
    const now = deps.clock()
    const refused = whyNotCancel(order, now)
    if (refused) throw new DomainError('outdated', refused.reason)
    if (quote.expiresAt.getTime() <= now) {
      throw quoteExpired()
    }
    assertStillSo(order, quote, now)
    const problem = problemOf(order, quote)
    const status = statusWhenConfirmed(order, problem)
    const askedAt = new Date(now)
    const doneAt = status === 'done' ? askedAt : null
    const confirmed = { ...quote, status, problem, askedAt, doneAt }
    await db.update(cancellations).set(confirmed).where(eq(cancellations.id, quote.id))
    await recordAudit(tx, {
      staffId: null,
      action: 'cancellation.asked',
      subject: quote.id,
      details: { orderId: order._id, refund: quote.refund },
    })
    if (status === 'done') await finishCancellation(tx, row, confirmed)
    // The booking has a polling job already; this one is in addition.
    if (status === 'asked') {
      await deps.jobs.enqueue(db, 'booking', { orderId: order._id, once: true })
    }
    deps.log.warn('cancellation_asked', { orderId: order._id, refund: quote.refund })
    if (problem) {
      await notifyTraveler(tx, 'cancellation_waits', quote)
      deps.log.error('cancellation_needs_person', { orderId: order._id, problem })
    }
    const answer = toCancellation(confirmed)
    if (!answer) throw new Error('a confirmed cancellation can be read')
    return answer
  })
}
