import { and, eq } from 'drizzle-orm'
import {
  refundDueBy,
  type BesidePrice,
  type OrderRefundReason,
  type RefundReason,
  type ByHandReason,
} from '@jatra/contract/order/refund'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import type { PaymentType } from '@jatra/contract/payment/payment'
import {
  paymentAttempts,
  paymentTransactions,
  refunds,
  type OrderRow,
  type PaymentAttemptRow,
  type PaymentTransactionRow,
  type RefundRow,
} from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { postRefund } from '../ledger/post-entry.ts'
import { leftOfPayment } from './refunded-payment.ts'
import { gatewayIdOf, type RefundDeps } from './refund-deps.ts'
import { lateAtOf } from './refund-rows.ts'
import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import {
  amountToRefund,
  keyOfOtherRefund,
  nothingPaid,
  orderUnknown,
} from '@jatra/contract/whole-order/staff-refund-acts'
import type { Database } from '../../db/types.ts'
import { promisedRefund } from './cancellation-rows.ts'
import { lockOrder } from '../../db/lock-order.ts'

interface RefundToRequest {
  orderId: string
  /** The payment to refund, and its gateway; null when the order's payment is unknown. */
  valId: string | null
  gateway: GatewayName | null
  channel: PaymentType
  reason: RefundReason
  /** Integer BDT. */
  amount: number
  /** The member of staff who set the amount, so that another one approves it (decision 123); null when a rule did. */
  requestedBy: string | null
  /** The date that the traveller was shown, `YYYY-MM-DD`; null when none was. */
  promised: string | null
}

/** What a refund keeps of its payment. */
const paidFields = {
  valId: paymentTransactions.valId,
  channel: paymentAttempts.paymentType,
  gateway: paymentAttempts.gateway,
}

/**
 * Requests a refund of an order's price or a part of it, the way it was paid.
 * @param deps with the transaction of what causes it
 */
export async function requestRefund(
  deps: RefundDeps,
  order: OrderRow,
  refund: Pick<RefundToRequest, 'amount' | 'requestedBy' | 'promised'> & {
    reason: OrderRefundReason | 'partly_cancelled'
  },
): Promise<void> {
  const [paid] = await deps.db
    .select(paidFields)
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.orderId, order.id), eq(paymentTransactions.outcome, 'settled')))
  await store(deps, {
    ...refund,
    orderId: order.id,
    valId: paid?.valId ?? null,
    gateway: paid?.gateway ?? null,
    channel: paid?.channel ?? order.paymentType,
  })
}

/**
 * Requests a refund of a whole payment that pays no order: its order was closed or paid already, it was not cleared, or
 * it is of another amount.
 * @param deps with the transaction that stores the payment
 */
export async function refundPayment(
  deps: RefundDeps,
  { orderId, paymentType: channel, gateway }: PaymentAttemptRow,
  { valId, amount }: Pick<PaymentTransactionRow, 'valId' | 'amount'>,
  reason: BesidePrice,
): Promise<void> {
  const rule = { requestedBy: null, promised: null }
  await store(deps, { orderId, valId, gateway, channel, reason, amount, ...rule })
}

async function store(deps: RefundDeps, { promised, ...refund }: RefundToRequest): Promise<void> {
  const { db, clock, newId, jobs, log } = deps
  const left = refund.valId === null ? Infinity : (await leftOfPayment(db, refund.valId)).left
  const amount = Math.min(refund.amount, left)
  const { orderId, reason, channel, requestedBy } = refund
  if (amount < refund.amount) {
    log.error('refund_exceeds_payment', { orderId, reason, amount: refund.amount, left })
  }
  if (amount <= 0) return
  const now = clock()
  const requestedAt = new Date(now)
  const dueBy = refundDueBy(now, reason, promised)
  const id = newId()
  await db.insert(refunds).values({
    ...refund,
    id,
    amount,
    status: 'requested',
    gatewayId: gatewayIdOf({ id, attempts: 0 }),
    asked: false,
    attempts: 0,
    ...{
      requestedAt,
      dueBy,
      workAt: requestedAt,
      lateAt: lateAtOf({ requestedAt, approvedAt: null, reason, dueBy }),
    },
  })
  await postRefund(deps, { id, orderId, amount, reason })
  await recordAudit(deps, {
    staffId: requestedBy,
    action: 'refund.requested',
    subject: id,
    details: { amount, reason },
  })
  await jobs.enqueue(db, 'refund', { refundId: id })
  log.warn('refund_requested', { refundId: id, orderId, amount, reason, channel })
}

interface HandRequest {
  orderId: string
  /** Integer BDT, or all that is left. */
  amount: number | 'whole'
  reason: ByHandReason
  note: string
  staffId: string
  /** The same request sent again makes no second refund. */
  key: string
}

/**
 * Requests a refund of an order's payment, for a member of staff. Another one has to approve it, whatever the amount.
 * Until then it is not owed: it is not in the books, and the traveller neither sees it nor gets an email about it.
 * @returns the refund's id
 * @throws DomainError not_found, not_paid, forbidden for a booking of their own, outdated when nothing is left,
 * invalid_input for more than is left, or idempotency_mismatch for a key of another request
 */
export async function requestByHand(deps: RefundDeps, request: HandRequest): Promise<string> {
  return deps.db.transaction(async (db) => {
    const { orderId, reason, note, staffId, key } = request
    const paid = await findPaid(db, orderId, staffId)
    const { leftToAskFor } = await leftOfPayment(db, paid.valId)
    const made = await findMade(db, request)
    if (made) return made.id
    const promised = await promisedRefund(db, orderId)
    const amount = amountToRefund(request.amount, leftToAskFor, promised)
    const now = deps.clock()
    const requestedAt = new Date(now)
    const id = deps.newId()
    const [refund] = await db
      .insert(refunds)
      .values({
        id,
        orderId,
        ...paid,
        status: 'requested',
        reason,
        amount,
        requestedBy: staffId,
        note,
        requestKey: key,
        gatewayId: gatewayIdOf({ id, attempts: 0 }),
        asked: false,
        attempts: 0,
        requestedAt,
        dueBy: refundDueBy(now, reason),
      })
      // A concurrent request used the key for another order.
      .onConflictDoNothing()
      .returning()
    if (!refund) throw keyOfOtherRefund()
    await recordAudit(
      { ...deps, db },
      { staffId, action: 'refund.requested', subject: id, details: { amount, reason } },
    )
    deps.log.warn('refund_awaits_approval', { refundId: id, amount })
    return id
  })
}

async function findPaid(
  db: Database,
  orderId: string,
  staffId: string,
): Promise<Pick<RefundRow, 'channel' | 'gateway'> & { valId: string }> {
  const order = await lockOrder(db, orderId)
  if (!order) throw orderUnknown()
  assertNotOwnBooking(order, staffId)
  const [paid] = await db
    .select(paidFields)
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentTransactions.outcome, 'settled')))
  if (!paid) throw nothingPaid()
  return paid
}

async function findMade(
  db: Database,
  { orderId, amount, reason, note, staffId, key }: HandRequest,
): Promise<RefundRow | null> {
  const [made] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.requestedBy, staffId), eq(refunds.requestKey, key)))
  if (!made) return null
  const same = made.orderId === orderId && made.reason === reason && made.note === note
  if (!same || (amount !== 'whole' && amount !== made.amount)) throw keyOfOtherRefund()
  return made
}
