import { and, asc, eq, lt } from 'drizzle-orm'
import { CANCELLATION_WAITS_HOURS } from '@jatra/contract/order/cancellation'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { cancellations } from '../../db/schema.ts'
import type { LimitDeps } from '../limits.ts'

const LISTED = 50

/** Says in the log, for as long as there are any, which cancellations have waited for a person too long. */
export async function reportOverdueCancellations({ db, clock, log }: LimitDeps): Promise<void> {
  const { id, orderId, status, askedAt } = cancellations
  const before = new Date(clock() - CANCELLATION_WAITS_HOURS * HOUR_MS)
  const found = await db
    .select({ id, orderId })
    .from(cancellations)
    .where(and(eq(status, 'needs_person'), lt(askedAt, before)))
    .orderBy(asc(askedAt))
    .limit(LISTED)
  if (found.length === 0) return
  log.error('cancellation_overdue', {
    cancellationIds: found.map((one) => one.id),
    orderIds: found.map((one) => one.orderId),
  })
}
