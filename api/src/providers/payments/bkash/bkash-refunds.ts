import type { Logger } from '@jatra/contract/observability/logging'
import { isAmount } from '../amounts.ts'
import {
  GatewayError,
  type RefundOutcome,
  type RefundQuery,
  type RefundRequest,
} from '../gateway.ts'
import { BkashError, BkashTurnedAway } from './bkash-error.ts'
import { refundedSchema, refundListSchema, type BkashRefund } from './bkash-schemas.ts'
import type { BkashCall } from './with-token.ts'

/** So often bKash pays a part of one payment back. */
const PARTS = 10
const MAX_TEXT = 255

/**
 * Asks for a refund, once. What bKash does not answer is looked for among the refunds of the payment: one that was not
 * there before, of the same amount.
 */
export async function refundAtBkash(
  { call, log }: { call: BkashCall; log: Logger },
  { refundId, payment, amount, reason, others }: RefundRequest,
): Promise<RefundOutcome> {
  const { reference: paymentId, paymentReference: trxId } = payment
  if (paymentId === null) return refused('bKash has no number of the payment')
  let before: BkashRefund[]
  try {
    before = await listRefunds(call, paymentId, trxId)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return notSent(error)
  }
  if (before.length >= PARTS) return refused(`bKash has paid ${PARTS} parts of it back already`)
  const body = {
    paymentId,
    trxId,
    refundAmount: amount.toFixed(2),
    sku: refundId.slice(0, MAX_TEXT),
    reason: reason.slice(0, MAX_TEXT),
  }
  try {
    const answer = await call(
      '/v2/tokenized-checkout/refund/payment/transaction',
      body,
      refundedSchema,
    )
    if (answer.originalTrxId === trxId && isAmount(answer.refundAmount, amount)) {
      return outcomeOf(answer)
    }
    log.error('bkash_refund_unclear', { refundId, paymentId })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const no = rejectionOf(error)
    if (no) return no
    log.warn('bkash_refund_unclear', { refundId, paymentId, error })
  }
  try {
    const known = [...others, ...before.map(({ refundTrxId }) => refundTrxId)]
    const found = pick(await listRefunds(call, paymentId, trxId), amount, known)
    return found ?? { kind: 'unknown', reason: 'bKash does not list the refund' }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return { kind: 'unknown', reason: error.message }
  }
}

/**
 * Asks how a refund stands: by bKash's number of it or, where no answer gave it, by amount among those that are no other
 * refund's. Null when there is none.
 * @throws GatewayError
 */
export async function findRefundAtBkash(
  call: BkashCall,
  { reference, payment, amount, others }: RefundQuery,
): Promise<RefundOutcome | null> {
  if (payment.reference === null) return null
  const refunds = await listRefunds(call, payment.reference, payment.paymentReference)
  if (reference === null) return pick(refunds, amount, others)
  const own = refunds.find(({ refundTrxId }) => refundTrxId === reference)
  return own ? outcomeOf(own) : null
}

/** Codes that say that nothing has gone back: it knows no such payment, or it was not paid. */
const NONE: ReadonlySet<string> = new Set(['2002', '2127'])

/** The refunds of a payment. */
async function listRefunds(
  call: BkashCall,
  paymentId: string,
  trxId: string,
): Promise<BkashRefund[]> {
  try {
    const body = { paymentId, trxId }
    const path = '/v2/tokenized-checkout/refund/payment/status'
    return (await call(path, body, refundListSchema)).refundTransactions
  } catch (error) {
    if (error instanceof BkashError && NONE.has(error.code)) return []
    throw error
  }
}

function pick(
  refunds: readonly BkashRefund[],
  amount: number,
  others: readonly string[],
): RefundOutcome | null {
  const fitting = refunds.filter(
    ({ refundTrxId, refundAmount }) =>
      isAmount(refundAmount, amount) && !others.includes(refundTrxId),
  )
  if (fitting.length > 1) throw new GatewayError('more than one refund at bKash may be this one')
  return fitting[0] ? outcomeOf(fitting[0]) : null
}

function outcomeOf({
  refundTrxId: reference,
  refundTransactionStatus: status,
}: Pick<BkashRefund, 'refundTrxId' | 'refundTransactionStatus'>): RefundOutcome {
  if (status === 'Completed') return { kind: 'done', reference }
  if (/^(failed|reversed|cancelled)$/i.test(status)) {
    return { kind: 'cancelled', reason: `bKash says ${status.toLowerCase()}` }
  }
  return { kind: 'processing', reference }
}

/** Null when bKash may have taken it all the same. */
function rejectionOf(error: GatewayError): RefundOutcome | null {
  if (error instanceof BkashTurnedAway) return notSent(error)
  if (!(error instanceof BkashError)) return null
  switch (error.meaning) {
    case 'too_late':
      return { kind: 'channel_closed', reason: error.message }
    // 2023: the wallet that pays is ours.
    case 'payer':
      return { kind: 'balance_short', reason: error.message }
    case 'no_refund':
    case 'missing':
    case 'ours':
      return refused(error.message)
    case 'already':
    case 'duplicate':
    case 'state':
    case 'passing':
    case 'other':
      return null
  }
}

const refused = (reason: string): RefundOutcome => ({ kind: 'refused', reason })
const notSent = ({ message: reason }: GatewayError): RefundOutcome => ({ kind: 'not_sent', reason })
