import { eq } from 'drizzle-orm'
import { paymentTransactions, type PaymentAttemptRow } from '../../db/schema.ts'
import type { Notification } from '../../providers/payments/gateway.ts'
import { closeUnpaidOrder } from './close-unpaid-order.ts'
import { findAttempt, keyOf } from './find-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { isFor, confirmPayment, type PaymentEffect } from './confirm-payment.ts'

export type NoticeEffect = PaymentEffect | 'ended'

/**
 * The gateway's notice (IPN). Its signature is checked first, then the gateway is called back, and only what it then says
 * moves the order; a notice that lies about tran_id, amount or currency changes nothing and is logged.
 *
 * @throws GatewayError when the gateway cannot be asked: it sends its notice again
 */
export async function receiveNotice(
  deps: PaymentDeps,
  rawBody: string,
  headers: Headers,
): Promise<NoticeEffect> {
  const notice = await deps.gateway.parseNotification(rawBody, headers)
  if (!notice) return reject(deps, 'its signature is not right', { gateway: deps.gateway.name })
  const attempt = await findAttempt(deps.db, notice.tranId)
  if (!attempt) return reject(deps, 'its tran_id is not ours', { ...notice })
  if (!isFor(attempt, notice)) {
    return reject(deps, 'its amount or currency is not the order’s', { ...notice })
  }
  return notice.status === 'valid' ? onPaid(deps, attempt, notice) : onUnpaid(deps, attempt, notice)
}

async function onPaid(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
  notice: Notification,
): Promise<NoticeEffect> {
  const valId = notice.valId ?? ''
  const [receipt] = await deps.db
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.valId, valId))
  if (receipt && receipt.outcome !== 'held') return 'unchanged'
  const payment = await deps.gateway.find(keyOf(attempt, valId))
  if (!payment) return reject(deps, 'the gateway knows no such payment', { ...notice })
  return confirmPayment(deps, attempt, payment)
}

/** Before an order is given up the gateway is asked too: a paid order must not be lost to a notice. */
async function onUnpaid(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
  notice: Notification,
): Promise<NoticeEffect> {
  if (attempt.status !== 'pending' || notice.status === 'valid') return 'unchanged'
  const payment = await deps.gateway.find(keyOf(attempt))
  if (payment?.status === 'paid') return confirmPayment(deps, attempt, payment)
  if (payment?.status === 'pending') {
    deps.log.warn('payment_notice_early', { tranId: attempt.tranId, status: notice.status })
    return 'unchanged'
  }
  return (await closeUnpaidOrder(deps, attempt, notice.status)) ? 'ended' : 'unchanged'
}

function reject(deps: PaymentDeps, reason: string, fields: Record<string, unknown>): 'rejected' {
  deps.log.error('payment_notice_rejected', { reason, ...fields })
  return 'rejected'
}
