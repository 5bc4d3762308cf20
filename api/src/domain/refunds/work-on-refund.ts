import { and, eq } from 'drizzle-orm'
import { paymentTransactions, refunds, type RefundRow } from '../../db/schema.ts'
import type { JobData } from '../../jobs/queues.ts'
import { GatewayError, type RefundOutcome } from '../../providers/payments/gateway.ts'
import { lockOrder } from '../../db/lock-order.ts'
import { applyRefundEvent, type MovedRefund, writeOfRefund } from './apply-refund-event.ts'
import {
  findRefundable,
  type FoundPayment,
  isAnotherOpen,
  otherReferences,
} from './refunded-payment.ts'
import type { RefundWorkDeps } from './refund-deps.ts'
import type { RefundEvent } from '@jatra/contract/order/refund-life'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'

/** Pauses between polls of a refund. */
const FIRST_PAUSE_MS = MINUTE_MS
const LONGEST_PAUSE_MS = 6 * HOUR_MS
/**
 * How long an unavailable gateway is asked, to take a refund or whether it took one. Two days of the 72 hours are left
 * then.
 */
const UNANSWERED_MS = DAY_MS
/** The largest difference between the clocks of the database and a process. */
const CLOCK_SKEW_MS = 30_000

/**
 * Does the next step of a refund: approves a small one, sends it, or polls it. Any number of processes may run it for
 * one refund at once, and it may stop anywhere: only the process that stored the request sends it, and after that the
 * refund is only looked up.
 */
export async function workOnRefund(
  deps: RefundWorkDeps,
  { refundId }: JobData<'refund'>,
): Promise<void> {
  const [refund] = await deps.db.select().from(refunds).where(eq(refunds.id, refundId))
  // Another job has it.
  if (!refund?.workAt || refund.workAt.getTime() > deps.clock() + CLOCK_SKEW_MS) return
  if (refund.status === 'requested') return approve(deps, refund)
  if (refund.status === 'approved' && !refund.asked) return send(deps, refund)
  return fetchStatus(deps, refund)
}

async function approve(deps: RefundWorkDeps, { id }: RefundRow): Promise<void> {
  const found = await move(deps, id, { type: 'approved', limit: deps.refundApprovalAbove })
  if (!found) return
  const { refund } = found
  if (refund.status === 'approved') return send(deps, refund)
  if (refund.status !== 'requested') return
  // Waits for staff.
  await deps.db.transaction(async (db) => {
    await db.update(refunds).set({ workAt: null }).where(stillAsSeen(refund))
    await writeOfRefund({ ...deps, db }, refund, 'waits')
  })
  deps.log.warn('refund_awaits_approval', { refundId: id, amount: refund.amount })
}

async function send(deps: RefundWorkDeps, refund: RefundRow): Promise<void> {
  const { id, orderId, amount, reason, gatewayId: refundId } = refund
  let payment: FoundPayment | null
  try {
    payment = await confirmPaid(deps, refund)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn('refund_gateway_failed', { refundId: id, orderId, error })
    return sendLater(deps, refund)
  }
  if (!payment) {
    await move(deps, id, { type: 'failed', problem: 'payment_unknown' })
    return
  }
  // The process that stores this sends the request. The polling job stored with it finds the outcome if the process
  // dies.
  const claimed = await deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    await lockOrder(db, orderId)
    // Wallets identify refunds by amount, so two concurrent ones could not be distinguished.
    if (await isAnotherOpen(db, refund)) {
      await pollAgain(tx, refund, 0)
      return null
    }
    // Another job may have sent it and been rejected while this one fetched the payment's status.
    const [own] = await db.select().from(refunds).where(stillAsSeen(refund)).for('no key update')
    if (!own) return null
    const asked = await applyRefundEvent(tx, id, { type: 'asked' })
    if (!asked?.moved) return null
    await pollAgain(tx, asked.refund, 0)
    return { others: await otherReferences(db, refund) }
  })
  if (!claimed) return
  const request = { ...claimed, refundId, payment, amount, reason: `Jatra refund: ${reason}` }
  const outcome = await deps.gateways.named(payment.gateway).refund(request)
  if (outcome.kind !== 'not_sent') {
    await applyOutcome(deps, refund, outcome)
    return
  }
  deps.log.warn('refund_not_sent', { refundId: id, orderId, reason: outcome.reason })
  const back = await move(deps, id, { type: 'not_sent' })
  if (back?.moved) await sendLater(deps, back.refund)
}

/** The gateway is unavailable, or accepts no request of ours: it is retried, and after a day staff see it. */
async function sendLater(deps: RefundWorkDeps, refund: RefundRow): Promise<void> {
  const age = deps.clock() - (refund.approvedAt ?? refund.requestedAt).getTime()
  if (age < UNANSWERED_MS) return pollAgain(deps, refund, age)
  await move(deps, refund.id, { type: 'failed', problem: 'not_sent' })
}

/**
 * The payment, when the gateway confirms it. It is asked even when we know the answer, because an unavailable gateway
 * is better discovered by a read.
 * @throws GatewayError
 */
async function confirmPaid(deps: RefundWorkDeps, refund: RefundRow): Promise<FoundPayment | null> {
  const payment = await findRefundable(deps.db, refund)
  if (!payment) return null
  const [found] = await deps.gateways.named(payment.gateway).find(payment)
  if (found?.status !== 'paid' || !found.reference) return null
  await deps.db
    .update(paymentTransactions)
    .set({ gatewayReference: found.reference })
    .where(eq(paymentTransactions.valId, payment.valId))
  return { ...payment, paymentReference: found.reference }
}

async function fetchStatus(deps: RefundWorkDeps, refund: RefundRow): Promise<void> {
  const { id, gatewayId: refundId, gatewayReference: reference } = refund
  let outcome: RefundOutcome | null = null
  try {
    const payment = await findRefundable(deps.db, refund)
    if (payment) {
      const gateway = deps.gateways.named(payment.gateway)
      const others = await otherReferences(deps.db, refund)
      const { amount } = refund
      outcome = await gateway.findRefund({ refundId, reference, payment, amount, others })
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn('refund_gateway_failed', { refundId: id, orderId: refund.orderId, error })
  }
  const applied = outcome && (await applyOutcome(deps, refund, outcome))
  const now = applied?.refund ?? refund
  if (now.workAt === null) return
  const age = deps.clock() - (now.askedAt ?? now.requestedAt).getTime()
  if (now.status === 'approved' && age >= UNANSWERED_MS) {
    await move(deps, id, { type: 'failed', problem: 'unanswered' })
  } else {
    await pollAgain(deps, now, age)
  }
}

/** Applies the gateway's answer to the refund. */
async function applyOutcome(
  deps: RefundWorkDeps,
  { id, orderId }: RefundRow,
  outcome: RefundOutcome,
): Promise<MovedRefund | null> {
  const { kind } = outcome
  if (kind === 'done') {
    return move(deps, id, { type: 'confirmed', reference: outcome.reference })
  }
  if (kind === 'processing') return move(deps, id, { type: 'sent', reference: outcome.reference })
  deps.log.warn('refund_not_taken', { refundId: id, orderId, kind, reason: outcome.reason })
  return kind === 'unknown' || kind === 'not_sent'
    ? null
    : move(deps, id, { type: 'failed', problem: kind })
}

const move = (deps: RefundWorkDeps, refundId: string, event: RefundEvent) =>
  deps.db.transaction((db) => applyRefundEvent({ ...deps, db }, refundId, event))

/** Schedules the next poll, unless another job did. */
async function pollAgain(
  { db, jobs, clock }: RefundWorkDeps,
  refund: RefundRow,
  ageMs: number,
): Promise<void> {
  const pause = Math.min(Math.max(FIRST_PAUSE_MS, ageMs / 2), LONGEST_PAUSE_MS)
  const workAt = new Date(clock() + pause)
  await db.transaction(async (tx) => {
    const [own] = await tx
      .update(refunds)
      .set({ workAt })
      .where(stillAsSeen(refund))
      .returning({ id: refunds.id })
    if (own) await jobs.enqueue(tx, 'refund', { refundId: refund.id }, { startAfter: workAt })
  })
}

const stillAsSeen = ({ id, workAt }: RefundRow) =>
  workAt ? and(eq(refunds.id, id), eq(refunds.workAt, workAt)) : eq(refunds.id, id)
