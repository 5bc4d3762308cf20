import { and, asc, eq } from 'drizzle-orm'
import { refundByPerson } from '@jatra/contract/flight/flight-cancellation'
import { cancellations, orders, type CancellationRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { RefundDeps } from '../refunds/refund-deps.ts'

/** Cancellations that wait for a person, the oldest first. */
export function listWaiting(db: Database) {
  return db
    .select({ cancellation: cancellations, bookingReference: orders.bookingReference })
    .from(cancellations)
    .innerJoin(orders, eq(orders.id, cancellations.orderId))
    .where(eq(cancellations.status, 'needs_person'))
    .orderBy(asc(cancellations.askedAt))
}

/**
 * Lets a cancellation go on, whatever the airline gives back: with what the traveller was shown, or with what a member of
 * staff agreed with them, and never with less than was shown. Or drops it, and the booking stands.
 * @param refund integer BDT; null: what was shown
 * @returns false when it does not wait, or when the amount is missing, below what was shown, or above the price
 */
export async function decideCancellation(
  deps: RefundDeps,
  id: string,
  decision: { do: 'approve'; refund: number | null } | { do: 'drop' },
  staffId: string,
): Promise<boolean> {
  return deps.db.transaction(async (db) => {
    const [row] = await db
      .select()
      .from(cancellations)
      .where(eq(cancellations.id, id))
      .for('update')
    const [order] = row ? await db.select().from(orders).where(eq(orders.id, row.orderId)) : []
    if (row?.status !== 'needs_person' || !order) return false
    const change = decision.do === 'drop' ? { status: 'dropped' as const } : approved(row, decision)
    if (!change) return false
    await db
      .update(cancellations)
      .set(change)
      .where(and(eq(cancellations.id, id), eq(cancellations.status, 'needs_person')))
    await recordAudit(
      { ...deps, db },
      {
        ...{ staffId, action: `cancellation.${decision.do}`, subject: id },
        details: { orderId: order.id, refund: decision.do === 'approve' ? decision.refund : null },
      },
    )
    if (decision.do === 'approve') {
      await deps.jobs.enqueue(db, 'booking', { orderId: order.id, once: true })
    }
    return true

    function approved({ refund: shown }: CancellationRow, { refund }: { refund: number | null }) {
      const amount = refund ?? shown
      if (amount === null || amount < (shown ?? 0) || !order || amount > order.price) return null
      const sums = amount === shown ? {} : refundByPerson(order.quote, amount)
      return { ...sums, status: 'asked' as const, problem: null, approvedBy: staffId }
    }
  })
}
