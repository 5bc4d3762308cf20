import { and, eq, inArray, isNull, or, asc, ne } from 'drizzle-orm'
import type { OrderRefundReason } from '@jatra/contract/order/refund'
import { cancellations, type CancellationRow, orders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import { enqueueEmail, type EnqueueDeps } from '../outbox/enqueue-email.ts'

/**
 * The cancellation in progress, or the one that ended the booking; null when there is none. A finished partial
 * cancellation does not count.
 */
export async function findConfirmed(
  db: Database,
  orderId: string,
): Promise<CancellationRow | null> {
  const [row] = await db
    .select()
    .from(cancellations)
    .where(
      and(
        eq(cancellations.orderId, orderId),
        or(
          inArray(cancellations.status, ['asked', 'needs_person']),
          and(
            eq(cancellations.status, 'done'),
            isNull(cancellations.travelerIds),
            isNull(cancellations.stay),
          ),
        ),
      ),
    )
  return row ?? null
}

/** The promised refund of the open cancellation, integer BDT. */
export async function promisedRefund(db: Database, orderId: string): Promise<number> {
  const found = await findConfirmed(db, orderId)
  return found && found.status !== 'done' ? (found.refund ?? 0) : 0
}

interface MoveDeps {
  db: Database
  clock: () => number
}

/** Marks the cancellation as about to be sent to the airline. */
export async function markTold({ db, clock }: MoveDeps, orderId: string): Promise<void> {
  await db
    .update(cancellations)
    .set({ toldAt: new Date(clock()) })
    .where(
      and(
        eq(cancellations.orderId, orderId),
        eq(cancellations.status, 'asked'),
        isNull(cancellations.toldAt),
      ),
    )
}

/** The booking is over: by this cancellation, or by another cause with another refund. */
export async function endCancellation(
  { db, clock }: MoveDeps,
  orderId: string,
  refund: OrderRefundReason | null,
): Promise<void> {
  const status = refund === 'cancelled' ? 'done' : 'dropped'
  await db
    .update(cancellations)
    .set({ status, doneAt: new Date(clock()) })
    .where(
      and(
        eq(cancellations.orderId, orderId),
        inArray(cancellations.status, ['asked', 'needs_person']),
      ),
    )
}

/** The confirmed cancellations of each order, oldest first, by the order's id. */
export async function readCancellations(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Cancellation[]>> {
  const rows = await db
    .select()
    .from(cancellations)
    .where(and(inArray(cancellations.orderId, [...orderIds]), ne(cancellations.status, 'quoted')))
    .orderBy(asc(cancellations.askedAt))
  const found = new Map<string, Cancellation[]>()
  for (const row of rows) {
    const confirmed = toCancellation(row)
    if (confirmed) found.set(row.orderId, [...(found.get(row.orderId) ?? []), confirmed])
  }
  return found
}

/** @returns null for a quote that was not confirmed */
export function toCancellation(row: CancellationRow): Cancellation | null {
  const { id: quoteId, travelerIds, stay, status, refund, kept, dueBy, askedAt, doneAt } = row
  if (status === 'quoted' || !askedAt) return null
  return {
    quoteId,
    travelerIds,
    stay,
    status,
    refund,
    kept,
    lines: row.lines,
    dueBy,
    askedAt: askedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }
}

/**
 * Emails the traveller about their cancellation.
 * @param deps with the transaction of what happened
 */
export async function notifyTraveler(
  deps: EnqueueDeps,
  kind: 'cancellation_waits' | 'part_cancelled' | 'booking_cancelled' | 'cancellation_dropped',
  { id, orderId }: Pick<CancellationRow, 'id' | 'orderId'>,
): Promise<void> {
  const [order] = await deps.db
    .select({ userId: orders.userId, to: orders.contactEmail })
    .from(orders)
    .where(eq(orders.id, orderId))
  // A deleted account has no address.
  if (!order?.to) return
  const { userId, to } = order
  const payload = { userId, orderId, cancellationId: id }
  await enqueueEmail(deps, { kind, of: `${orderId}:${id}`, to, payload })
}
