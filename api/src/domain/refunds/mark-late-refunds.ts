import { eq, lte } from 'drizzle-orm'
import { isUnapproved, refundTimeOf } from '@jatra/contract/order/refund'
import { refunds } from '../../db/schema.ts'
import { applyRefundEvent } from './apply-refund-event.ts'
import type { RefundDeps } from './refund-deps.ts'
import { lateAtOf } from './refund-state.ts'
import { writeOfRefund } from './write-of-refund.ts'

const PER_SWEEP = 50

/**
 * Tells travellers once that their refund is late, and marks it for staff when the gateway has it; again after the same
 * time when they retried it or approved it late.
 */
export async function markLateRefunds(deps: RefundDeps): Promise<void> {
  const now = new Date(deps.clock())
  await deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const late = await db
      .select()
      .from(refunds)
      .where(lte(refunds.lateAt, now))
      .limit(PER_SWEEP)
      .for('update', { skipLocked: true })
    for (const refund of late) {
      // A version before this one gave a time to what nobody is owed yet.
      const waits = isUnapproved(refund)
      const lateAt = waits ? null : new Date(now.getTime() + refundTimeOf(refund.reason))
      await db.update(refunds).set({ lateAt }).where(eq(refunds.id, refund.id))
      if (waits) continue
      const known = refund.lateAt !== null && refund.lateAt > lateAtOf(refund)
      if (!known) await writeOfRefund(tx, refund, 'late')
      await applyRefundEvent(tx, refund.id, { type: 'failed', problem: 'overdue' })
      const { id: refundId, orderId, status } = refund
      deps.log.error('refund_late', { refundId, orderId, status })
    }
  })
}
