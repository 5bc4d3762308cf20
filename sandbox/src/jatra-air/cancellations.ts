import { and, eq, gt, isNull } from 'drizzle-orm'
import { cancellationFee, refundAfter } from '@jatra/contract/flight/jatra-air-fare-rules'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { jatraAirBookings, type JatraAirBookingRow } from '../db/schema.ts'
import { type Money } from '@jatra/api/db/offer-terms'
import { SupplierError, type CancellationQuote } from '@jatra/api/providers/flights/flight-supplier'
import type { JatraAirDeps } from './jatra-air-deps.ts'
import { findBooking, readChanges, statusOf, unanswered } from './read-orders.ts'
import { moneyOf } from './terms.ts'

const QUOTE_HOURS = 1

/** Makes a quote and voids the one before. What is cancelled already is answered with the quote that cancelled it. */
export async function quoteCancellation(
  deps: JatraAirDeps,
  orderId: string,
): Promise<CancellationQuote> {
  const { db, clock, newId } = deps
  const now = clock()
  const row = await findBooking(db, { order: orderId })
  if (!row) throw new SupplierError('rejected', `Jatra Air has no such booking: ${orderId}`)
  if (row.cancelledAt) return quoteOf(row)
  const [quoted] = await db
    .update(jatraAirBookings)
    .set({
      quoteId: `ocr_${newId()}`,
      quoteRefundCents: await refundCents(deps, row, now),
      quoteExpiresAt: new Date(now + QUOTE_HOURS * HOUR_MS),
    })
    .where(and(eq(jatraAirBookings.id, orderId), isNull(jatraAirBookings.cancelledAt)))
    .returning()
  // Cancelled in the same moment: then that stands.
  return quoted ? quoteOf(quoted) : quoteCancellation(deps, orderId)
}

function quoteOf({ quoteId, quoteExpiresAt, ...row }: JatraAirBookingRow): CancellationQuote {
  return { id: quoteId ?? '', refund: refundOf(row), expiresAt: quoteExpiresAt?.getTime() ?? 0 }
}

const refundOf = ({
  quoteRefundCents,
  currency,
}: Pick<JatraAirBookingRow, 'quoteRefundCents' | 'currency'>): Money | null =>
  quoteRefundCents === null ? null : moneyOf(quoteRefundCents, currency)

/** All of it as long as there is no ticket or the airline has changed the flight; then by the fare rules. Null: unknown. */
async function refundCents(
  { db, fareRate }: JatraAirDeps,
  row: JatraAirBookingRow,
  now: number,
): Promise<number | null> {
  if (!row.paidAt) return 0
  if (statusOf(row, now) !== 'ticketed') return row.totalCents
  if (unanswered(await readChanges(db, row.id, now)).length > 0) return row.totalCents
  if (row.scenario === 'refund_unknown') return null
  const hours = (row.departsAt.getTime() - now) / HOUR_MS
  const fee = cancellationFee(row.fareRules, hours, row.seated)
  const feeCents = fee === null ? null : Math.round((fee / fareRate) * 100)
  return refundAfter(feeCents, { total: row.totalCents, base: row.baseCents })
}

/** Confirms the newest quote of a booking. */
export async function cancel(
  { db, clock }: JatraAirDeps,
  quoteId: string,
): Promise<{ refund: Money | null }> {
  const now = new Date(clock())
  const quoted = eq(jatraAirBookings.quoteId, quoteId)
  const { cancelledAt, quoteExpiresAt } = jatraAirBookings
  const [cancelled] = await db
    .update(jatraAirBookings)
    .set({ cancelledAt: now })
    .where(and(quoted, isNull(cancelledAt), gt(quoteExpiresAt, now)))
    .returning()
  if (cancelled) return { refund: refundOf(cancelled) }
  const [before] = await db.select().from(jatraAirBookings).where(quoted)
  if (before?.cancelledAt) return { refund: refundOf(before) }
  throw new SupplierError('rejected', 'This cancellation quote no longer stands')
}
