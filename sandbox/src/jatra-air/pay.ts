import { and, eq, gt, isNull } from 'drizzle-orm'
import { jatraAirBookings, type JatraAirBookingRow } from '../db/schema.ts'
import { type Money } from '@jatra/api/db/offer-terms'
import { SupplierError, type BookingOutcome } from '@jatra/api/providers/flights/flight-supplier'
import { ticketedAtOf } from './book.ts'
import { storeScenarioChange } from './changes.ts'
import { passIfReachable } from './failures.ts'
import type { JatraAirDeps } from './jatra-air-deps.ts'
import { findBooking, readOrder, statusOf } from './read-orders.ts'
import { centsOf } from './terms.ts'

/** Pays a hold; paying what is paid is no error. */
export async function pay(
  deps: JatraAirDeps,
  orderId: string,
  total: Money,
): Promise<BookingOutcome> {
  const now = deps.clock()
  const row = await findBooking(deps.db, { order: orderId })
  if (!row) throw new SupplierError('rejected', `Jatra Air has no such booking: ${orderId}`)
  const scenario = deps.scenario({ method: 'pay', route: '', lastNames: [] }) ?? row.scenario
  passIfReachable(scenario, now)
  if (statusOf(row, now) === 'cancelled') return { kind: 'refused', reason: 'gone' }
  if (scenario === 'balance_too_low') return { kind: 'refused', reason: 'balance_too_low' }
  if (total.currency !== row.currency || centsOf(total.amount) !== row.totalCents)
    return { kind: 'refused', reason: 'price_changed' }
  const paid = row.paidAt ? row : await markPaid(deps, row, now)
  const order = paid && (await readOrder(deps.db, paid, now))
  return order ? { kind: 'done', order } : { kind: 'unknown' }
}

/**
 * @returns null when it was paid or cancelled at the same moment
 * @returns null when somebody else paid or cancelled it in the same moment
 */
function markPaid(
  { db, newId }: JatraAirDeps,
  { id, scenario }: JatraAirBookingRow,
  now: number,
): Promise<JatraAirBookingRow | null> {
  const { paidAt, cancelledAt, payBy } = jatraAirBookings
  const at = new Date(now)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(jatraAirBookings)
      .set({ paidAt: at, ticketedAt: ticketedAtOf(scenario, at), quoteId: null })
      .where(and(eq(jatraAirBookings.id, id), isNull(paidAt), isNull(cancelledAt), gt(payBy, at)))
      .returning()
    if (row) await storeScenarioChange(tx, newId, row)
    return row ?? null
  })
}
