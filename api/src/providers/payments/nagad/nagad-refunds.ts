import { z } from 'zod'
import { isAmount } from '../amounts.ts'
import {
  GatewayError,
  type RefundOutcome,
  type RefundQuery,
  type RefundRequest,
} from '../gateway.ts'
import { NagadError } from './nagad-client.ts'
import { sealMessage } from './nagad-crypto.ts'
import { verifyAtNagad, type NagadDeps } from './nagad-payments.ts'
import { nagadDate } from './nagad-times.ts'

/** What is encrypted must fit one block of RSA. */
const MAX_MESSAGE = 50

const cancelledSchema = z.object({
  status: z.string(),
  cancelAmount: z.coerce.string(),
  cancelTrxId: z.string().min(1),
})

/**
 * Cancels a payment in whole or in part, once. Nagad does not list cancellations, it says the latest one's number: what
 * it does not answer has happened when that is another than before.
 */
export async function refundAtNagad(
  deps: NagadDeps,
  { refundId, payment, amount, reason, others }: RefundRequest,
): Promise<RefundOutcome> {
  const { reference } = payment
  if (reference === null) return refused('Nagad has no number of the payment')
  let before: string | null
  try {
    before = await latestOf(deps, reference)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return notSent(error)
  }
  const { merchantId, keys, log } = deps
  const sealed = sealMessage(keys, {
    merchantId,
    originalRequestDate: nagadDate(payment.openedAt),
    originalAmount: payment.amount.toFixed(2),
    cancelAmount: amount.toFixed(2),
    referenceNo: refundId,
    referenceMessage: reason.slice(0, MAX_MESSAGE),
  })
  try {
    const answer = await deps.client.sendSealed({
      method: 'POST',
      name: 'purchase/cancel',
      answer: cancelledSchema,
      path: `/purchase/cancel?${new URLSearchParams({ paymentRefId: reference })}`,
      body: {
        sensitiveDataCancelRequest: sealed.sensitiveData,
        signature: sealed.signature,
      },
    })
    const isDone = /^(partial)?(cancelled|refunded)$/i.test(answer.status)
    if (isDone && isAmount(answer.cancelAmount, amount)) {
      return { kind: 'done', reference: answer.cancelTrxId }
    }
    log.error('nagad_refund_unclear', { refundId, reference, status: answer.status })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error instanceof NagadError) return isOwnNo(error) ? refused(error.message) : notSent(error)
    log.warn('nagad_refund_unclear', { refundId, reference, error })
  }
  try {
    const now = await latestOf(deps, reference)
    if (now !== null && now !== before && !others.includes(now))
      return { kind: 'done', reference: now }
    return { kind: 'unknown', reason: 'Nagad says of no new cancellation' }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return { kind: 'unknown', reason: error.message }
  }
}

/**
 * What Nagad has given a number of is cancelled for good. It names the latest alone, so an earlier one stands while that
 * is another of ours.
 * @throws GatewayError
 */
export async function findRefundAtNagad(
  deps: NagadDeps,
  { reference, payment, others }: RefundQuery,
): Promise<RefundOutcome | null> {
  if (payment.reference === null) return null
  const latest = await latestOf(deps, payment.reference)
  if (latest === null) return null
  const ofOther = others.includes(latest)
  if (reference === null) return ofOther ? null : { kind: 'done', reference: latest }
  return ofOther || reference === latest ? { kind: 'done', reference } : null
}

/** The number of the latest cancellation, or null before the first. */
async function latestOf(deps: NagadDeps, reference: string): Promise<string | null> {
  const answer = await verifyAtNagad(deps, reference)
  return answer?.cancelIssuerRefNo || null
}

/** Whether Nagad looked at the refund: our keys, our address and our haste are found out before that. */
const isOwnNo = ({ status, reason }: NagadError) =>
  reason !== '' && ![401, 403, 425, 429].includes(status)

const notSent = ({ message: reason }: GatewayError): RefundOutcome => ({ kind: 'not_sent', reason })
const refused = (reason: string): RefundOutcome => ({ kind: 'refused', reason })
