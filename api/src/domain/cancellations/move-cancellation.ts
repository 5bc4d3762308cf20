import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { OrderRefundReason } from '@jatra/contract/order/refund'
import { cancellations, type CancellationRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** What the traveller cancels, or ended the booking by; null when nothing. A part that is done leaves a booking as it is. */
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

/** What was paid for those who do not fly any more while others do, integer BDT: that is settled. */
export async function priceOfGone(db: Database, orderId: string): Promise<number> {
  const parts = await db
    .select({ lines: cancellations.lines })
    .from(cancellations)
    .where(
      and(
        eq(cancellations.orderId, orderId),
        eq(cancellations.status, 'done'),
        isNotNull(cancellations.travelerIds),
      ),
    )
  return parts.flatMap(({ lines }) => lines).reduce((sum, { paid }) => sum + paid, 0)
}

/** What the traveller was told that the open cancellation brings, integer BDT. */
export async function promisedRefund(db: Database, orderId: string): Promise<number> {
  const found = await findConfirmed(db, orderId)
  return found && found.status !== 'done' ? (found.refund ?? 0) : 0
}

interface MoveDeps {
  db: Database
  clock: () => number
}

/** The airline is told next. @param deps with the transaction that says so */
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

/** The booking is over: by what its traveller asked, or by another cause, which has another refund. */
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
