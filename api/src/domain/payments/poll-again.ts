import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import type { PaymentAttemptRow } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** Pauses between checks of an attempt. */
const FIRST_PAUSE_MS = MINUTE_MS
const LONGEST_PAUSE_MS = HOUR_MS

/** Enqueues the next check of an attempt whose outcome is unknown. At most one waits for each attempt. */
export async function pollAgain(
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
