import { and, eq } from 'drizzle-orm'
import {
  refundDueBy,
  type BesidePrice,
  type OrderRefundReason,
  type RefundReason,
} from '@jatra/contract/order/refund'
import type { PaymentType } from '@jatra/contract/payment/payment'
import {
  paymentAttempts,
  paymentTransactions,
  refunds,
  type OrderRow,
  type PaymentAttemptRow,
  type PaymentTransactionRow,
} from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { postRefund } from '../ledger/post-entry.ts'
import { leftOfPayment } from './left-of-payment.ts'
import { gatewayIdOf, type RefundDeps } from './refund-deps.ts'
import { lateAtOf } from './refund-state.ts'

interface RefundToRequest {
  orderId: string
  /** The payment to refund; null when the order's payment is unknown. */
  valId: string | null
  channel: PaymentType
  reason: RefundReason
  /** Integer BDT. */
  amount: number
  /** The member of staff who set the amount, so that another one approves it (decision 123); null when a rule did. */
  requestedBy: string | null
  /** The date that the traveller was shown, `YYYY-MM-DD`; null when none was. */
  promised: string | null
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
    .select({ valId: paymentTransactions.valId, channel: paymentAttempts.paymentType })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.orderId, order.id), eq(paymentTransactions.outcome, 'settled')))
  await store(deps, {
    ...refund,
    orderId: order.id,
    valId: paid?.valId ?? null,
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
  { orderId, paymentType: channel }: PaymentAttemptRow,
  { valId, amount }: Pick<PaymentTransactionRow, 'valId' | 'amount'>,
  reason: BesidePrice,
): Promise<void> {
  const rule = { requestedBy: null, promised: null }
  await store(deps, { orderId, valId, channel, reason, amount, ...rule })
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
