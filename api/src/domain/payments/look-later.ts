import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import type { PaymentAttemptRow } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** An attempt is looked at at growing pauses. */
const FIRST_PAUSE_MS = MINUTE_MS
const LONGEST_PAUSE_MS = HOUR_MS

/** Stores the next look at an attempt of which nobody has said yet how it ended. One waits for each attempt at most. */
export async function lookLater(
  { db, jobs, clock }: Pick<PaymentDeps, 'db' | 'jobs' | 'clock'>,
  { tranId, createdAt }: Pick<PaymentAttemptRow, 'tranId' | 'createdAt'>,
): Promise<void> {
  const now = clock()
  const pause = Math.min(
    Math.max(FIRST_PAUSE_MS, (now - createdAt.getTime()) / 4),
    LONGEST_PAUSE_MS,
  )
  const options = { startAfter: new Date(now + pause), singletonKey: tranId }
  await jobs.enqueue(db, 'payment', { tranId }, options)
}
