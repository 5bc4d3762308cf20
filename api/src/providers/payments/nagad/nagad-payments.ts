import { randomBytes } from 'node:crypto'
import type { Logger } from '@jatra/contract/observability/logging'
import { z } from 'zod'
import { parseDhakaTime } from '../dhaka-time.ts'
import {
  GatewayError,
  type GatewayPayment,
  type PaymentKey,
  type PaymentRequest,
} from '../gateway.ts'
import { NagadError, type NagadClient } from './nagad-client.ts'
import { sealMessage, type NagadKeys } from './nagad-crypto.ts'
import { nagadTime } from './nagad-times.ts'

export interface NagadDeps {
  client: NagadClient
  keys: NagadKeys
  merchantId: string
  /** The merchant's wallet number. */
  accountNumber: string
  clock: () => number
  newId: () => string
  log: Logger
}

/** BDT, by ISO 4217's number. */
const CURRENCY = '050'
/** Nagad takes order ids of at most 20 letters and digits: the first of ours, then some that make each request distinct. */
const OWN_PART = 16

const initializedSchema = z.object({
  paymentReferenceId: z.string().min(1),
  challenge: z.string().min(1),
})
const completedSchema = z.object({ status: z.string(), callBackUrl: z.string().min(1) })
const verifiedSchema = z.object({
  merchantId: z.string().nullish(),
  orderId: z.string(),
  paymentRefId: z.string(),
  amount: z.coerce.string(),
  status: z.string(),
  issuerPaymentRefNo: z.string().nullish(),
  issuerPaymentDateTime: z.string().nullish(),
  /** Of the latest cancellation, which is how Nagad gives money back. */
  cancelIssuerRefNo: z.string().nullish(),
})
type Verified = z.output<typeof verifiedSchema>

/**
 * Opens a payment, in two steps. A request without an answer has opened at most a page whose address is unknown; the
 * next one is a separate order at Nagad.
 * @throws GatewayError
 */
export async function createNagadPayment(
  deps: NagadDeps,
  { tranId, amount, urls, product, payerAddress }: PaymentRequest,
): Promise<{ url: string; reference: string }> {
  const { client, keys, merchantId } = deps
  const orderId = `${tranId.slice(0, OWN_PART)}${shortId(deps.newId())}`
  const datetime = nagadTime(deps.clock())
  const challenge = randomBytes(20).toString('hex')
  const opened = await client.sendSealed({
    method: 'POST',
    name: 'check-out/initialize',
    payerAddress,
    path: `/check-out/initialize/${merchantId}/${orderId}`,
    body: {
      accountNumber: deps.accountNumber,
      dateTime: datetime,
      ...sealMessage(keys, { merchantId, datetime, orderId, challenge }),
    },
    answer: initializedSchema,
  })
  const reference = opened.paymentReferenceId
  const order = { merchantId, orderId, amount: amount.toFixed(2), currencyCode: CURRENCY }
  const page = await client.send({
    method: 'POST',
    name: 'check-out/complete',
    payerAddress,
    path: `/check-out/complete/${encodeURIComponent(reference)}`,
    body: {
      ...sealMessage(keys, { ...order, challenge: opened.challenge }),
      merchantCallbackURL: urls.success,
      additionalMerchantInfo: { product: product.name },
    },
    answer: completedSchema,
  })
  if (page.status.toLowerCase() !== 'success') throw new GatewayError('Nagad opened no page')
  return { url: page.callBackUrl, reference }
}

/** @returns null when Nagad knows no such payment. @throws GatewayError */
export async function findNagadPayment(
  deps: NagadDeps,
  { tranId, reference }: Pick<PaymentKey, 'tranId' | 'reference'>,
): Promise<GatewayPayment | null> {
  const answer = reference === null ? null : await verifyAtNagad(deps, reference)
  return answer && toPayment(answer, tranId)
}

/** @throws GatewayError also when Nagad answers of another payment or merchant */
export async function verifyAtNagad(deps: NagadDeps, reference: string): Promise<Verified | null> {
  try {
    const answer = await deps.client.send({
      method: 'GET',
      name: 'verify/payment',
      answer: verifiedSchema,
      path: `/verify/payment/${encodeURIComponent(reference)}`,
    })
    const { paymentRefId, merchantId } = answer
    if (paymentRefId !== reference || (merchantId && merchantId !== deps.merchantId)) {
      deps.log.error('nagad_of_another', { asked: reference, said: paymentRefId, merchantId })
      throw new GatewayError('Nagad answered of another payment')
    }
    return answer
  } catch (error) {
    if (error instanceof NagadError && (error.status === 400 || error.status === 404)) return null
    throw error
  }
}

const statuses: Record<string, GatewayPayment['status']> = {
  success: 'paid',
  // Paid, and given back in whole or in part.
  refunded: 'paid',
  partialrefunded: 'paid',
  partialcancelled: 'paid',
  aborted: 'cancelled',
  cancel: 'cancelled',
  failed: 'failed',
  unknownfailed: 'failed',
  invalidrequest: 'failed',
  fraud: 'failed',
}

function toPayment(answer: Verified, tranId: string): GatewayPayment {
  const { orderId, issuerPaymentRefNo, issuerPaymentDateTime: paidAt } = answer
  const isOurs = orderId.slice(0, OWN_PART) === tranId.slice(0, OWN_PART)
  return {
    tranId: isOurs ? tranId : orderId,
    valId: issuerPaymentRefNo || null,
    reference: issuerPaymentRefNo || null,
    status: statusOf(answer),
    amount: answer.amount,
    // The only currency that we open payments in; verification says none.
    currency: 'BDT',
    risk: 'safe',
    paidAt: paidAt ? parseDhakaTime(paidAt) : null,
  }
}

function statusOf({
  status,
  issuerPaymentRefNo,
  cancelIssuerRefNo,
}: Verified): GatewayPayment['status'] {
  const said = status.toLowerCase()
  // The payer's own, or a payment that was given back whole.
  if (said === 'cancelled') return issuerPaymentRefNo && cancelIssuerRefNo ? 'paid' : 'cancelled'
  const known = statuses[said] ?? 'pending'
  // A payment without its number cannot be kept apart from others.
  return known === 'paid' && !issuerPaymentRefNo ? 'pending' : known
}

const shortId = (id: string) =>
  id
    .replace(/[^0-9a-z]/gi, '')
    .slice(0, 4)
    .toUpperCase()
