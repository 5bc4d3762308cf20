import { eq, lt } from 'drizzle-orm'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { refunds } from '../../db/schema.ts'
import type { RefundDeps } from './refund-deps.ts'

/** Longer than a refund's job is retried. */
const FORGOTTEN_MS = 30 * MINUTE_MS
const PER_SWEEP = 50

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
