import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { OrderRefundReason } from '@jatra/contract/order/refund'
import { cancellations, type CancellationRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

const confirmed = ['asked', 'needs_person', 'done'] as const

/** What the traveller of an order cancelled, as far as it counts; null when nothing. */
export async function findConfirmed(
  db: Database,
  orderId: string,
): Promise<CancellationRow | null> {
  const [row] = await db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.orderId, orderId), inArray(cancellations.status, confirmed)))
  return row ?? null
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
