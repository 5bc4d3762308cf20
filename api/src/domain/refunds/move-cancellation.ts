import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { OrderRefundReason } from '@jatra/contract/order/refund'
import { cancellations, type CancellationRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

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
