import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { gatewayNames, type GatewayName } from '@jatra/contract/payment/gateways'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { databaseFailure } from '../../db/database-failure.ts'
import { paymentAttempts, paymentTransactions, refunds } from '../../db/schema.ts'
import { GatewayError } from '../../providers/payments/gateway.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { comparePayments } from './compare-payments.ts'
import { compareRefund } from './compare-refund.ts'
import { noteMismatch, resolveMismatches } from './mismatches.ts'

/** Younger ones may still be in progress. */
const YOUNGEST_MS = DAY_MS
const OLDEST_MS = 8 * DAY_MS
/** Payments and refunds of each gateway per job; there is at most one job a minute. */
const PER_JOB = 10
/** After this many failures in a row a gateway counts as unavailable. */
const AWAY_AFTER = 3

/** A payment attempt or a refund. */
interface Row {
  orderId: string
  /** The key by which staff find it when the gateway does not answer about it. */
  subject: string
  here: string
  /** @throws GatewayError */
  compare: () => Promise<void>
  mark: () => Promise<unknown>
}

interface Unanswered {
  row: Row
  error: GatewayError
}

/**
 * Compares a week's payments and refunds with what their gateways say, each once a day, some at a time (decision 125).
 * Rows that a dead process left are not marked, so the next job continues with them.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  for (const gateway of gatewayNames) {
    const rows = [
      ...(await attemptsToCompare(deps, gateway)),
      ...(await refundsToCompare(deps, gateway)),
    ]
    await reconcileGateway(deps, gateway, rows)
  }
}

/**
 * A row that the gateway does not answer about is listed for staff and delays no other. If the gateway itself may be
 * the cause, its answers about other rows decide: when it answers none, or fails several times in a row, the row is
 * left to the next job.
 */
async function reconcileGateway(
  deps: PaymentDeps,
  gateway: GatewayName,
  rows: readonly Row[],
): Promise<void> {
  let isThere = false
  let unanswered: Unanswered[] = []
  for (const row of rows) {
    const error = await errorOf(deps, row)
    if (error) {
      deps.log.warn('reconciliation_failed', { gateway, subject: row.subject, error })
      unanswered.push({ row, error })
    }
    if (error?.away) {
      if (unanswered.length === AWAY_AFTER) return
      continue
    }
    isThere = true
    await listUnanswered(deps, gateway, unanswered)
    unanswered = []
  }
  if (isThere) await listUnanswered(deps, gateway, unanswered)
}

async function listUnanswered(deps: PaymentDeps, gateway: GatewayName, rows: Unanswered[]) {
  for (const { row, error } of rows) {
    const { orderId, subject, here } = row
    const found = { kind: 'unanswered' as const, gateway, orderId, subject, here }
    await noteMismatch(deps, { ...found, there: error.message })
    await row.mark()
  }
}

/**
 * Compares a row. One that fails by a mistake of ours counts as compared today, or all others would wait for it.
 * @returns why the gateway does not say how it stands, or null
 */
async function errorOf(
  { log }: PaymentDeps,
  { subject, compare, mark }: Row,
): Promise<GatewayError | null> {
  try {
    await compare()
  } catch (error) {
    if (error instanceof GatewayError) return error
    if (databaseFailure(error)) throw error
    log.error('reconciliation_failed', { subject, error })
  }
  await mark()
  return null
}

async function attemptsToCompare(deps: PaymentDeps, gateway: GatewayName): Promise<Row[]> {
  const attempts = await deps.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.gateway, gateway), attemptsDue(deps)))
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(PER_JOB)
  const marked = { reconciledOn: todayInDhaka(deps.clock()) }
  return attempts.map((attempt) => ({
    orderId: attempt.orderId,
    subject: attempt.tranId,
    here: `${attempt.status} BDT ${String(attempt.amount)}`,
    async compare() {
      await comparePayments(deps, attempt)
      await resolveMismatches(deps, attempt.tranId, null)
    },
    mark: () =>
      deps.db.update(paymentAttempts).set(marked).where(eq(paymentAttempts.tranId, attempt.tranId)),
  }))
}

async function refundsToCompare(deps: PaymentDeps, gateway: GatewayName): Promise<Row[]> {
  const asked = await deps.db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(paymentTransactions, eq(paymentTransactions.valId, refunds.valId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.gateway, gateway), refundsDue(deps)))
    .orderBy(asc(refunds.requestedAt))
    .limit(PER_JOB)
  const marked = { reconciledOn: todayInDhaka(deps.clock()) }
  return asked.map(({ refund }) => ({
    orderId: refund.orderId,
    subject: refund.id,
    here: `${refund.status} BDT ${String(refund.amount)}`,
    compare: () => compareRefund(deps, refund),
    mark: () => deps.db.update(refunds).set(marked).where(eq(refunds.id, refund.id)),
  }))
}

/** Enqueues the job when there is something to compare; at most one waits. */
export async function startReconciliation(deps: PaymentDeps): Promise<void> {
  const { db } = deps
  const due = sql<boolean>`exists (select 1 from ${paymentAttempts} where ${attemptsDue(deps)})
    or exists (select 1 from ${refunds} where ${refundsDue(deps)})`
  const [found] = await db.select({ due }).from(sql`(select 1) as one`)
  if (found?.due) await deps.jobs.enqueue(db, 'reconcile', {})
}

function attemptsDue({ clock }: Pick<PaymentDeps, 'clock'>) {
  const now = clock()
  const { gateway, createdAt, reconciledOn } = paymentAttempts
  return and(
    // Of any gateway; named so that the index of gateways and times is read.
    inArray(gateway, [...gatewayNames]),
    gt(createdAt, new Date(now - OLDEST_MS)),
    lt(createdAt, new Date(now - YOUNGEST_MS)),
    or(isNull(reconciledOn), ne(reconciledOn, todayInDhaka(now))),
  )
}

/** Refunds that were sent to the gateway. */
function refundsDue({ clock }: Pick<PaymentDeps, 'clock'>) {
  const now = clock()
  const { askedAt, reconciledOn } = refunds
  return and(
    gt(askedAt, new Date(now - OLDEST_MS)),
    lt(askedAt, new Date(now - YOUNGEST_MS)),
    or(isNull(reconciledOn), ne(reconciledOn, todayInDhaka(now))),
  )
}
