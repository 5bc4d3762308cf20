import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { gatewayNames, type GatewayName } from '@jatra/contract/payment/gateways'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { paymentAttempts, paymentTransactions, refunds } from '../../db/schema.ts'
import { GatewayError } from '../../providers/payments/gateway.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { comparePayments } from './compare-payments.ts'
import { compareRefund } from './compare-refund.ts'

const DAY_MS = 24 * 3_600_000
/** What is younger may be under way. */
const YOUNGEST_MS = DAY_MS
const OLDEST_MS = 8 * DAY_MS
/** So many payments and refunds of each gateway in a job, of which there is one a minute at most. */
const PER_JOB = 10

/**
 * Compares a week's payments and refunds with what their gateways say, each once a day, some at a time (decision 126).
 * What a process leaves when it dies is not marked, so the next job goes on with it; a gateway that is away is asked
 * once in each job.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  for (const gateway of gatewayNames) {
    try {
      await reconcileGateway(deps, gateway)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      deps.log.warn('reconciliation_gateway_failed', { gateway, error })
    }
  }
}

async function reconcileGateway(deps: PaymentDeps, gateway: GatewayName): Promise<void> {
  const { db } = deps
  const today = todayInDhaka(deps.clock())
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.gateway, gateway), attemptsDue(deps)))
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(PER_JOB)
  for (const attempt of attempts) {
    await comparePayments(deps, attempt)
    await db
      .update(paymentAttempts)
      .set({ reconciledOn: today })
      .where(eq(paymentAttempts.tranId, attempt.tranId))
  }
  const asked = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(paymentTransactions, eq(paymentTransactions.valId, refunds.valId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.gateway, gateway), refundsDue(deps)))
    .orderBy(asc(refunds.requestedAt))
    .limit(PER_JOB)
  for (const { refund } of asked) {
    await compareRefund(deps, refund)
    await db.update(refunds).set({ reconciledOn: today }).where(eq(refunds.id, refund.id))
  }
}

/** Stores the job where something is to be compared; one waits at most. */
export async function startReconciliation(deps: PaymentDeps): Promise<void> {
  const { db } = deps
  const due = sql<boolean>`exists (select 1 from ${paymentAttempts} where ${attemptsDue(deps)})
    or exists (select 1 from ${refunds} where ${refundsDue(deps)})`
  const [found] = await db.select({ due }).from(sql`(select 1) as one`)
  if (found?.due) await deps.jobs.enqueue(db, 'reconcile', {})
}

function attemptsDue({ clock }: Pick<PaymentDeps, 'clock'>) {
  const now = clock()
  const { createdAt, reconciledOn } = paymentAttempts
  return and(
    gt(createdAt, new Date(now - OLDEST_MS)),
    lt(createdAt, new Date(now - YOUNGEST_MS)),
    or(isNull(reconciledOn), ne(reconciledOn, todayInDhaka(now))),
  )
}

/** Of what the gateway was asked for. */
function refundsDue({ clock }: Pick<PaymentDeps, 'clock'>) {
  const now = clock()
  const { askedAt, reconciledOn } = refunds
  return and(
    gt(askedAt, new Date(now - OLDEST_MS)),
    lt(askedAt, new Date(now - YOUNGEST_MS)),
    or(isNull(reconciledOn), ne(reconciledOn, todayInDhaka(now))),
  )
}
