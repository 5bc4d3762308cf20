import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import type { JobData } from '../../jobs/queues.ts'
import { GatewayError } from '../../providers/payments/gateway.ts'
import { checkEndedPayment, checkPayment, type CheckEffect } from './check-payment.ts'
import { closeAttempt } from './close-attempt.ts'
import { findAttempt, isPageOver } from '../orders/find-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentAttemptRow } from '../../db/schema.ts'

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

/** After that the daily comparison takes care of the payment. */
const COMPARED_MS = DAY_MS

/** Outcomes after which an attempt stays open. */
const OPEN: ReadonlySet<CheckEffect> = new Set(['unpaid', 'held', 'unchanged', 'busy'])

/**
 * Asks about an attempt: a payment confirms the order, or is refunded when the order was closed meanwhile. Without one
 * the attempt is asked about again until its page is over.
 * @param said what the browser said of its payer: it ends an attempt by which nothing was approved
 */
export async function workOnPayment(
  deps: PaymentDeps,
  { tranId }: JobData<'payment'>,
  said: 'failed' | 'cancelled' | null = null,
): Promise<void> {
  const attempt = await findAttempt(deps.db, tranId)
  if (!attempt || attempt.status === 'success' || attempt.status === 'refund_due') return
  const isOpen = attempt.status === 'pending'
  try {
    if (!isOpen) {
      await checkEndedPayment(deps, attempt)
      return
    }
    const effect = await checkPayment(deps, attempt)
    const end = said ?? (isPageOver(attempt, deps.clock()) ? 'expired' : null)
    if (effect === 'unpaid' && end) await closeAttempt(deps, attempt, end)
    else if (OPEN.has(effect)) await pollAgain(deps, attempt)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn('payment_check_failed', { orderId: attempt.orderId, tranId, error })
    const isYoung = deps.clock() - attempt.createdAt.getTime() < COMPARED_MS
    if (isOpen || isYoung) await pollAgain(deps, attempt)
  }
}
