import type { Logger } from '@jatra/contract/observability/logging'
import { DHAKA_OFFSET } from '@jatra/contract/values/dhaka-time'
import { isAmount } from '../amounts.ts'
import { GatewayError, type GatewayPayment, type PaymentRequest } from '../gateway.ts'
import { BkashError } from './bkash-error.ts'
import { createdSchema, executedSchema, queriedSchema, type BkashPayment } from './bkash-schemas.ts'
import type { BkashCall } from './with-token.ts'

/** One-off payments, without an agreement. */
const MODE = '0011'

interface BkashPaymentDeps {
  call: BkashCall
  log: Logger
  newId: () => string
}

/**
 * Opens a payment. A request without an answer has opened at most a page whose address is unknown.
 * @throws GatewayError
 */
export async function createBkashPayment(
  deps: BkashPaymentDeps,
  request: PaymentRequest,
): Promise<{ url: string; reference: string }> {
  try {
    return await open(deps, request, request.tranId)
  } catch (error) {
    if (!(error instanceof BkashError) || error.meaning !== 'duplicate') throw error
    // bKash takes it for an earlier one, whose page is lost: the same payment under another number.
    return open(deps, request, `${request.tranId}-${deps.newId().slice(0, 8)}`)
  }
}

async function open(
  { call }: BkashPaymentDeps,
  { tranId, amount, urls }: PaymentRequest,
  invoice: string,
): Promise<{ url: string; reference: string }> {
  const body = {
    mode: MODE,
    intent: 'sale',
    currency: 'BDT',
    amount: amount.toFixed(2),
    payerReference: tranId,
    merchantInvoiceNumber: invoice,
    callbackURL: urls.success,
  }
  const created = await call('/create', body, createdSchema)
  const { currency, merchantInvoiceNumber } = created
  if (
    !isAmount(created.amount, amount) ||
    currency !== 'BDT' ||
    merchantInvoiceNumber !== invoice
  ) {
    throw new GatewayError('bKash opened another payment than it was asked for')
  }
  return { url: created.bkashURL, reference: created.paymentID }
}

/**
 * Takes the money that the payer approved, if `mayTake` still says so. bKash is asked first, so that what was taken is not taken again, and after
 * every answer that leaves a doubt. Also after 2056 (the payment is not in a state to be executed): it is said of one that
 * is being executed too, so only its own status ends a payment.
 * @throws GatewayError when bKash does not say how it stands
 */
export async function completeBkashPayment(
  deps: BkashPaymentDeps,
  paymentId: string,
  mayTake: () => Promise<boolean>,
): Promise<GatewayPayment | null> {
  const found = await query(deps, paymentId)
  if (found?.payment.status !== 'pending' || !found.approved) return found?.payment ?? null
  if (!(await mayTake())) return found.payment
  try {
    const executed = await deps.call('/execute', { paymentID: paymentId }, executedSchema)
    const payment = toPayment(executed)
    if (payment.status === 'paid' && executed.paymentID === paymentId) return payment
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const meaning = error instanceof BkashError ? error.meaning : null
    if (meaning === 'payer') return { ...found.payment, status: 'failed' }
    deps.log.warn('bkash_execute_unclear', { paymentId, error })
  }
  return findBkashPayment(deps, paymentId)
}

/**
 * Asks how a payment stands; null when bKash knows none.
 * @throws GatewayError
 */
export async function findBkashPayment(
  deps: Pick<BkashPaymentDeps, 'call'>,
  paymentId: string,
): Promise<GatewayPayment | null> {
  return (await query(deps, paymentId))?.payment ?? null
}

async function query({ call }: Pick<BkashPaymentDeps, 'call'>, paymentId: string) {
  try {
    const answer = await call('/payment/status', { paymentID: paymentId }, queriedSchema)
    if (answer.paymentID !== paymentId) throw new GatewayError('bKash answered of another payment')
    return { payment: toPayment(answer), approved: answer.verificationStatus !== 'Incomplete' }
  } catch (error) {
    if (error instanceof BkashError && error.meaning === 'missing') return null
    throw error
  }
}

const statuses: Record<string, GatewayPayment['status']> = {
  completed: 'paid',
  failed: 'failed',
  declined: 'failed',
  expired: 'failed',
  cancelled: 'cancelled',
  voided: 'cancelled',
}

function toPayment(answer: BkashPayment): GatewayPayment {
  const status = statuses[answer.transactionStatus.toLowerCase()] ?? 'pending'
  return {
    tranId: tranIdOf(answer.merchantInvoiceNumber),
    valId: answer.trxID || null,
    reference: answer.trxID || null,
    // A payment without its number cannot be kept apart from others.
    status: status === 'paid' && !answer.trxID ? 'pending' : status,
    amount: answer.saleAmount ?? answer.amount,
    currency: answer.currency,
    risk: 'safe',
    paidAt: answer.paymentExecuteTime ? parseBkashTime(answer.paymentExecuteTime) : null,
  }
}

/** An invoice is our tran_id, with an ending of its own where bKash wanted another. */
export const tranIdOf = (invoice: string): string => invoice.split('-')[0] ?? ''

/**
 * Reads the times of bKash, none of which is ISO 8601: `2026-09-18T06:00:19:952 GMT+0600` of payments,
 * `2024-06-13T16:27:24:000` of refunds and `20180419122246` of webhooks, the last two in Dhaka.
 * @returns epoch milliseconds, or null when it is none of them
 */
export function parseBkashTime(text: string): number | null {
  const compact = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)
  if (compact) {
    const [, year, month, day, hour, minute, second] = compact
    return instantOf(`${year}-${month}-${day}T${hour}:${minute}:${second}${DHAKA_OFFSET}`)
  }
  const long =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:[:.](\d{3}))?(?:\s*GMT([+-]\d\d):?(\d\d))?$/.exec(text)
  if (!long) return null
  const [, time, millis = '000', hours, minutes] = long
  return instantOf(`${time}.${millis}${hours ? `${hours}:${minutes}` : DHAKA_OFFSET}`)
}

function instantOf(iso: string): number | null {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? null : at
}
