import { and, desc, eq, notInArray } from 'drizzle-orm'
import {
  cancellationTerms,
  quoteStandsUntil,
  whyNotCancel,
} from '@jatra/contract/whole-order/cancel-order'
import type { CancellationChoice, CancellationQuote } from '@jatra/contract/order/cancellation'
import type { Order } from '@jatra/contract/whole-order/order'
import { bookingUnknown } from '@jatra/contract/order/order-errors'
import { refundDueBy } from '@jatra/contract/order/refund'
import { wayBackOf } from '@jatra/contract/order/way-back'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import { cancellations, paymentAttempts, type OrderRow } from '../../db/schema.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { readOrder } from '../orders/get-order.ts'
import { lockOrder } from '../../db/lock-order.ts'

/** How many quotes of one order are kept. */
const QUOTES_KEPT = 5

/**
 * Quotes the refund for cancelling an order, by the rule stored with it, valid for half an hour.
 * @param asked the part to cancel; absent: all that is left
 * @throws DomainError invalid_input for a choice after which the others cannot travel; not_found, for another account's
 * order too; outdated or request_in_progress where it cannot be cancelled now (contract/whole-order/cancel-order)
 */
export async function quoteCancellation(
  deps: EventDeps,
  { userId, orderId, ...choice }: { userId: string; orderId: string } & CancellationChoice,
): Promise<CancellationQuote> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const { order } = await lockOwnOrder(tx, { userId, orderId })
    const now = deps.clock()
    const refused = whyNotCancel(order, now)
    if (refused) throw refused
    const { fromAirline, doneBefore, ...terms } = cancellationTerms(order, choice, now)
    const quoteId = deps.newId()
    const expiresAt = new Date(quoteStandsUntil(order, now))
    const dueBy = refundDueBy(now, 'cancelled')
    await forgetOldQuotes(tx, order._id)
    await db.insert(cancellations).values({
      id: quoteId,
      orderId: order._id,
      status: 'quoted',
      fromAirline,
      doneBefore,
      ...terms,
      dueBy,
      quotedAt: new Date(now),
      expiresAt,
    })
    return {
      quoteId,
      ...terms,
      ...wayBackOf(order, await gatewayOf(tx, order._id), now),
      dueBy,
      expiresAt: expiresAt.toISOString(),
    }
  })
}

/** The gateway that took the payment of a paid order. */
async function gatewayOf({ db }: EventDeps, orderId: string): Promise<GatewayName> {
  const [paid] = await db
    .select({ gateway: paymentAttempts.gateway })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'success')))
  return paid?.gateway ?? 'sslcommerz'
}

/** Repeated requests keep only the latest few quotes. */
async function forgetOldQuotes({ db }: EventDeps, orderId: string): Promise<void> {
  const quoted = and(eq(cancellations.orderId, orderId), eq(cancellations.status, 'quoted'))
  const kept = await db
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(quoted)
    .orderBy(desc(cancellations.quotedAt))
    .limit(QUOTES_KEPT - 1)
  await db.delete(cancellations).where(
    and(
      quoted,
      notInArray(
        cancellations.id,
        kept.map(({ id }) => id),
      ),
    ),
  )
}

/** An order of an account, locked, because payments, refunds and the airline change it too. */
export async function lockOwnOrder(
  deps: EventDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<{ row: OrderRow; order: Order }> {
  const row = await lockOrder(deps.db, orderId, userId)
  if (!row) throw bookingUnknown()
  return { row, order: await readOrder(deps, row) }
}
