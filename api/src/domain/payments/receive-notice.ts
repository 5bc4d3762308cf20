import { eq } from 'drizzle-orm'
import { paymentTransactions, type PaymentAttemptRow } from '../../db/schema.ts'
import type { Notification, PaymentGateway } from '../../providers/payments/gateway.ts'
import { confirmPaid, endOf } from './check-payment.ts'
import { closeAttempt } from './close-attempt.ts'
import { findAttempt, isPageOver, keyOf } from '../orders/find-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentEffect } from './confirm-payment.ts'

export type NoticeEffect = PaymentEffect | 'ended'

export interface NoticeDeps extends PaymentDeps {
  /** Gives equal notices that come at one moment the effect of the first. */
  share: (key: string, work: () => Promise<NoticeEffect>) => Promise<NoticeEffect>
}

/**
 * A gateway's notice (SSLCommerz' IPN, bKash's webhook). Its signature is checked first, then the gateway is called
 * back, and only that answer changes the order: what the notice says of the money is not read. A notice with a wrong
 * tran_id changes nothing and is logged.
 *
 * @throws GatewayError when the gateway does not answer: it repeats its notice
 */
export async function receiveNotice(
  deps: NoticeDeps,
  gateway: PaymentGateway,
  rawBody: string,
  headers: Headers,
): Promise<NoticeEffect> {
  const notice = await gateway.parseNotification(rawBody, headers)
  if (!notice) return reject(deps, 'its signature is not right', { gateway: gateway.name })
  if (notice === 'no_payment') return 'unchanged'
  const attempt = await findAttempt(deps.db, notice.tranId)
  if (attempt?.gateway !== gateway.name) {
    return reject(deps, 'its tran_id is not ours', { gateway: gateway.name, ...notice })
  }
  const effect = notice.status === 'valid' ? onPaid : onUnpaid
  const { tranId, status, valId } = notice
  return deps.share(JSON.stringify([tranId, status, valId]), () =>
    effect(deps, gateway, attempt, notice),
  )
}

async function onPaid(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  attempt: PaymentAttemptRow,
  notice: Notification,
): Promise<NoticeEffect> {
  const valId = notice.valId ?? ''
  const [transaction] = await deps.db
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.valId, valId))
  if (transaction && transaction.outcome !== 'held') return 'unchanged'
  const found = await gateway.find(keyOf(attempt, valId))
  const effect = await confirmPaid(deps, attempt, found)
  return effect ?? reject(deps, 'the gateway knows no such payment', { ...notice })
}

/**
 * The gateway is also asked before an attempt is closed, so that a wrong notice cannot lose a paid order. After a failed
 * try its page takes the next card: the attempt is closed when the browser is back, or the page is over.
 */
async function onUnpaid(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  attempt: PaymentAttemptRow,
  notice: Notification,
): Promise<NoticeEffect> {
  if (attempt.status !== 'pending' || notice.status === 'valid') return 'unchanged'
  const found = await gateway.find(keyOf(attempt))
  const effect = await confirmPaid(deps, attempt, found)
  if (effect) return effect
  if (found.length > 0 && !endOf(found)) {
    deps.log.warn('payment_notice_early', { tranId: attempt.tranId, status: notice.status })
    return 'unchanged'
  }
  const mayTryAgain = notice.status === 'failed' && endOf(found) !== 'cancelled'
  if (mayTryAgain && !isPageOver(attempt, deps.clock())) return 'unchanged'
  return (await closeAttempt(deps, attempt, notice.status)) ? 'ended' : 'unchanged'
}

function reject(deps: PaymentDeps, reason: string, fields: Record<string, unknown>): 'rejected' {
  deps.log.error('payment_notice_rejected', { reason, ...fields })
  return 'rejected'
}
