import { and, desc, eq, notInArray } from 'drizzle-orm'
import { quoteStandsUntil, whyNotCancel } from '@jatra/contract/flight/flight-cancellation'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { chosenTravelers, refundOfTravelers } from '@jatra/contract/flight/part-cancellation'
import { DomainError } from '@jatra/contract/http/problem'
import type { CancellationQuote } from '@jatra/contract/order/cancellation'
import { refundDueBy, wholeRefundOf } from '@jatra/contract/order/refund'
import { cancellations, orders } from '../../db/schema.ts'
import type { EventDeps } from '../bookings/booking-deps.ts'
import { readOrder } from '../payments/get-order.ts'

/** Quotes of one order that are kept at a time. */
const QUOTES_KEPT = 5

/**
 * Says what cancelling a flight brings, by the conditions that were stored with it, and keeps that for half an hour.
 * @param asked `travelerIds`: who does not fly, everybody when absent
 * @throws DomainError invalid_input for a choice that leaves children without an adult; not_found, for another account's
 *   order too; outdated or request_in_progress where it cannot be
 *   cancelled now (contract/flight/flight-cancellation)
 */
export async function quoteCancellation(
  deps: EventDeps,
  asked: { userId: string; orderId: string; travelerIds?: string[] | undefined },
): Promise<CancellationQuote> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const order = await lockFlight(tx, asked)
    const now = deps.clock()
    const refused = whyNotCancel(order, now)
    if (refused) throw refused
    const travelerIds = chosenTravelers(order, asked.travelerIds)
    const { refund, kept, lines, fromAirline } = refundOfTravelers(
      order,
      order.productData.offer.conditions?.refund ?? null,
      travelerIds,
    ) ?? { refund: null, kept: null, lines: [], fromAirline: null }
    const quoteId = deps.newId()
    const expiresAt = new Date(quoteStandsUntil(order, now))
    await forgetOldQuotes(tx, order._id)
    await db.insert(cancellations).values({
      ...{ id: quoteId, orderId: order._id, status: 'quoted', travelerIds },
      ...{ refund, kept, lines, fromAirline },
      ...{ quotedAt: new Date(now), expiresAt },
    })
    return {
      ...{ quoteId, travelerIds, refund, kept, lines, channel: wholeRefundOf(order).channel },
      ...{ dueBy: refundDueBy(now, 'cancelled'), expiresAt: expiresAt.toISOString() },
    }
  })
}

/** Whoever asks again and again leaves the last few alone. */
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

/** The flight of an account with its order locked, as payments, refunds and the airline move it too. */
export async function lockFlight(
  deps: EventDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<FlightOrder> {
  const [row] = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .for('update')
  const order = row && (await readOrder(deps, row))
  if (order?.serviceType !== 'flight') {
    throw new DomainError('not_found', 'This booking is not there.')
  }
  return order
}
