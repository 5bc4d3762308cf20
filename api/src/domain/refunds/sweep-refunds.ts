import { eq, lt, and, asc, gt, lte } from 'drizzle-orm'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { refunds, type RefundRow } from '../../db/schema.ts'
import type { RefundDeps } from './refund-deps.ts'
import { isUnapproved, refundTimeOf } from '@jatra/contract/order/refund'
import { PER_SWEEP, runDue } from '../run-due.ts'
import { applyRefundEvent, writeOfRefund } from './apply-refund-event.ts'
import { lockRefund, lateAtOf } from './refund-rows.ts'

/** Longer than a refund's job is retried. */
const FORGOTTEN_MS = 30 * MINUTE_MS

/** Resumes refunds whose jobs were given up. */
export async function resumeRefunds({ db, jobs, clock }: RefundDeps): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const found = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(lt(refunds.workAt, new Date(now - FORGOTTEN_MS)))
      .limit(PER_SWEEP)
      .for('update', { skipLocked: true })
    for (const { id } of found) {
      await tx
        .update(refunds)
        .set({ workAt: new Date(now) })
        .where(eq(refunds.id, id))
      await jobs.enqueue(tx, 'refund', { refundId: id })
    }
  })
}

/**
 * Tells travellers once that their refund is late, and marks it for staff when the gateway has it; again after the same
 * time when they retried it or approved it late.
 */
export async function markLateRefunds(deps: RefundDeps): Promise<void> {
  const now = new Date(deps.clock())
  const find = (last: Pick<RefundRow, 'id'> | undefined) =>
    deps.db
      .select({ id: refunds.id, orderId: refunds.orderId })
      .from(refunds)
      .where(and(lte(refunds.lateAt, now), last && gt(refunds.id, last.id)))
      .orderBy(asc(refunds.id))
      .limit(PER_SWEEP)
  const about = ({ orderId }: { orderId: string }) => ({ orderId })
  await runDue(deps, find, about, ({ id }) =>
    deps.db.transaction((db) => markLate({ ...deps, db }, id, now)),
  )
}

async function markLate(deps: RefundDeps, refundId: string, now: Date): Promise<void> {
  const found = await lockRefund(deps.db, refundId)
  if (!found) return
  const { refund } = found
  // Another process marked it, or it was paid.
  if (refund.lateAt === null || refund.lateAt > now) return
  // A version before this one gave a time to what nobody is owed yet.
  const waits = isUnapproved(refund)
  const lateAt = waits ? null : new Date(now.getTime() + refundTimeOf(refund.reason))
  await deps.db.update(refunds).set({ lateAt }).where(eq(refunds.id, refundId))
  if (waits) return
  const known = refund.lateAt > lateAtOf(refund)
  if (!known) await writeOfRefund(deps, refund, 'late')
  await applyRefundEvent(deps, refundId, { type: 'failed', problem: 'overdue' })
  const { orderId, status } = refund
  deps.log.error('refund_late', { refundId, orderId, status })
}
