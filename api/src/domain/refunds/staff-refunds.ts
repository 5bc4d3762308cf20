import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { RefundStatus } from '@jatra/contract/order/refund'
import type { RefundEvent } from '@jatra/contract/order/refund-life'
import { orders, refunds, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { readCursor, writeCursor } from '../keyset-cursor.ts'
import { applyRefundEvent, type MovedRefund } from './apply-refund-event.ts'
import type { RefundDeps } from './refund-deps.ts'

/** What a member of staff does about a refund. */
export type StaffAction =
  { do: 'approve' } | { do: 'retry' } | { do: 'mark-paid'; reference: string }

/**
 * Does what a member of staff decided, keeps who it was, and lets the refund go on.
 * @returns null when there is no such refund; `moved` is false when the rule does not allow it
 */
export async function actOnRefund(
  deps: RefundDeps,
  refundId: string,
  action: StaffAction,
  staffId: string,
): Promise<MovedRefund | null> {
  return deps.db.transaction(async (db) => {
    const acted = await applyRefundEvent(
      { ...deps, db },
      refundId,
      eventOf(action, staffId),
      staffId,
    )
    if (!acted?.moved || acted.refund.status === 'confirmed') return acted
    await db
      .update(refunds)
      .set({ workAt: new Date(deps.clock()) })
      .where(eq(refunds.id, refundId))
    await deps.jobs.enqueue(db, 'refund', { refundId })
    return acted
  })
}

function eventOf(action: StaffAction, staffId: string): RefundEvent {
  if (action.do === 'approve') return { type: 'approved', by: staffId }
  if (action.do === 'retry') return { type: 'retried' }
  return { type: 'paid_by_hand', reference: action.reference }
}

export interface ListedRefund {
  refund: RefundRow
  bookingReference: string
}

/**
 * Refunds by keyset, the newest first, and how many there are of each status.
 * @throws DomainError invalid_input for a cursor that we did not give
 */
export async function listRefunds(
  db: Database,
  { status, limit, cursor }: { status?: RefundStatus; limit: number; cursor?: string },
) {
  const last = cursor === undefined ? null : readCursor(cursor)
  const at = sql`${last?.createdAt}::timestamptz`
  const rows: ListedRefund[] = await db
    .select({ refund: refunds, bookingReference: orders.bookingReference })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        status && eq(refunds.status, status),
        last
          ? or(
              lt(refunds.requestedAt, at),
              and(eq(refunds.requestedAt, at), lt(refunds.id, last.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(limit + 1)
  const counts = await db
    .select({ status: refunds.status, count: sql<number>`count(*)::int` })
    .from(refunds)
    .groupBy(refunds.status)
  const page = rows.slice(0, limit)
  const end = page.at(-1)?.refund
  return {
    refunds: page,
    counts,
    next:
      rows.length > limit && end ? writeCursor({ createdAt: end.requestedAt, id: end.id }) : null,
  }
}
