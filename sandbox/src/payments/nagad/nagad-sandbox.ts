import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { SandboxWalletPaymentRow } from '../../db/schema.ts'
import { dhakaTime } from '@jatra/api/providers/payments/dhaka-time'
import {
  openMessage,
  sealMessage,
  type NagadKeys,
} from '@jatra/api/providers/payments/nagad/nagad-crypto'
import { nagadTime } from '@jatra/api/providers/payments/nagad/nagad-times'
import { fromPaisa, inPaisa, isMoney } from '../money.ts'
import {
  insertPayment,
  movePayment,
  readPayment,
  refundNow,
  refundsOf,
  type WalletBooksDeps,
} from '../wallet-books.ts'

interface NagadSandboxDeps extends WalletBooksDeps {
  merchantId: string
  /** Nagad's private key, and the merchant's public one. */
  keys: NagadKeys
  /** Where the page of a payment is. */
  pageOf: (paymentId: string) => string
}

/** A no of Nagad. */
class NagadRejection extends Error {}

const startSchema = z.object({
  merchantId: z.string(),
  datetime: z.string().regex(/^\d{14}$/),
  orderId: z.string().regex(/^[0-9A-Za-z]{5,20}$/),
  challenge: z.string().min(1),
})
const finishSchema = z.object({
  merchantId: z.string(),
  orderId: z.string(),
  challenge: z.string(),
  amount: z.string().refine(isMoney),
  currencyCode: z.literal('050'),
})
const cancelSchema = z.object({
  merchantId: z.string(),
  originalRequestDate: z.string().regex(/^\d{8}$/),
  originalAmount: z.string().refine(isMoney),
  cancelAmount: z.string().refine(isMoney),
  referenceNo: z.string().min(1),
  referenceMessage: z.string(),
})
const bodySchema = z.object({
  signature: z.string().default(''),
  merchantCallbackURL: z.string().default(''),
  sensitiveData: z.string().default(''),
  sensitiveDataCancelRequest: z.string().default(''),
})
type Body = z.output<typeof bodySchema>

/** Nagad's side of its remote payment gateway, in its wire format. */
export function createNagadSandbox(deps: NagadSandboxDeps) {
  return {
    /** @param path of the request after `/api/dfs` */
    async answer(path: string, request: Request): Promise<Response> {
      try {
        return Response.json(await respond(deps, path, request))
      } catch (error) {
        if (!(error instanceof NagadRejection)) throw error
        const reason = error.message
        return Response.json({ reason, message: 'The request was refused' }, { status: 400 })
      }
    },
  }
}

async function respond(deps: NagadSandboxDeps, path: string, request: Request): Promise<unknown> {
  const [first, second, id = '', orderId = ''] = path.split('/').slice(1).map(decoded)
  const call = `${request.method} ${first}/${second}`
  if (call === 'GET verify/payment') return verify(deps, await find(deps, id))
  // Of the payer, whom verification is not about: packages verify without them.
  const wanted = ['x-km-api-version', 'x-km-ip-v4', 'x-km-client-type']
  if (wanted.some((name) => !request.headers.get(name))) {
    throw new NagadRejection('INVALID_API_REQUEST')
  }
  const body = bodySchema.safeParse(await request.json().catch(() => null))
  if (!body.success) throw new NagadRejection('INVALID_API_REQUEST')
  if (call === 'POST check-out/initialize') return initialize(deps, orderId, body.data)
  if (call === 'POST check-out/complete') return complete(deps, await find(deps, id), body.data)
  if (call === 'POST purchase/cancel') {
    const paymentRefId = new URL(request.url).searchParams.get('paymentRefId') ?? ''
    return cancel(deps, await find(deps, paymentRefId), body.data)
  }
  throw new NagadRejection('INVALID_API_REQUEST')
}

/** @throws NagadRejection for what is no UTF-8 once decoded */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new NagadRejection('INVALID_API_REQUEST')
  }
}

/** What the merchant sealed. */
function read<Schema extends z.ZodType<{ merchantId: string }>>(
  deps: NagadSandboxDeps,
  schema: Schema,
  sensitiveData: string,
  { signature }: Body,
): z.output<Schema> {
  const message = openMessage(deps.keys, { sensitiveData, signature })
  if (message === null) throw new NagadRejection('SIGNATURE_VERIFICATION_FAILED')
  const parsed = schema.safeParse(message)
  if (!parsed.success) throw new NagadRejection('INVALID_PURCHASE_INFORMATION')
  if (parsed.data.merchantId !== deps.merchantId) throw new NagadRejection('INVALID_MERCHANT')
  return parsed.data
}

async function find(deps: NagadSandboxDeps, paymentId: string): Promise<SandboxWalletPaymentRow> {
  const payment = await readPayment(deps, paymentId)
  if (payment?.wallet !== 'nagad') throw new NagadRejection('INVALID_REFERENCE_ID')
  return payment
}

async function initialize(deps: NagadSandboxDeps, orderId: string, body: Body): Promise<unknown> {
  const order = read(deps, startSchema, body.sensitiveData, body)
  if (order.orderId !== orderId) throw new NagadRejection('INVALID_ORDER_ID')
  const now = nagadTime(deps.clock())
  const end = randomBytes(10).toString('hex')
  const paymentId = Buffer.from(`${now}.${deps.merchantId}.${orderId}.${end}`).toString('base64')
  const challenge = randomBytes(20).toString('hex')
  await insertPayment(deps, {
    paymentId,
    wallet: 'nagad',
    invoice: orderId,
    amount: '',
    callbackUrl: '',
    challenge,
    status: 'initiated',
  })
  const answer = { paymentReferenceId: paymentId, challenge, acceptDateTime: now }
  return sealMessage(deps.keys, answer)
}

async function complete(
  deps: NagadSandboxDeps,
  { paymentId, invoice, challenge }: SandboxWalletPaymentRow,
  body: Body,
): Promise<unknown> {
  const order = read(deps, finishSchema, body.sensitiveData, body)
  if (order.orderId !== invoice || order.challenge !== challenge) {
    throw new NagadRejection('INVALID_PURCHASE_INFORMATION')
  }
  const opened = await movePayment(deps, paymentId, 'initiated', {
    status: 'open',
    amount: order.amount,
    callbackUrl: body.merchantCallbackURL,
  })
  if (!opened) throw new NagadRejection('DUPLICATE_ORDER_ID')
  return { status: 'Success', callBackUrl: deps.pageOf(paymentId) }
}

/** Where the browser goes from Nagad's page. */
export function nagadCallback({
  callbackUrl,
  paymentId,
  invoice,
  status,
}: SandboxWalletPaymentRow): string {
  const query = new URLSearchParams({
    order_id: invoice,
    payment_ref_id: paymentId,
    status: statuses[status],
    status_code: status === 'paid' ? '00_0000_000' : '99_0000_999',
    message: '',
  })
  return `${callbackUrl}${callbackUrl.includes('?') ? '&' : '?'}${query}`
}

const statuses: Record<SandboxWalletPaymentRow['status'], string> = {
  initiated: 'OrderInitiated',
  open: 'Ready',
  approved: 'InProgress',
  paid: 'Success',
  failed: 'Failed',
  cancelled: 'Aborted',
}

/** `2021-08-25 14:51:56.0` */
const spaced = (at: number) => `${dhakaTime(at)}.0`

async function verify(
  deps: NagadSandboxDeps,
  { paymentId, invoice, amount, status, trxId, createdAt, paidAt }: SandboxWalletPaymentRow,
): Promise<unknown> {
  const given = await refundsOf(deps, paymentId)
  const latest = given.at(-1)
  const returned = given.reduce((sum, { paisa }) => sum + paisa, 0)
  const cancelled = returned === inPaisa(amount) ? 'Cancelled' : 'PartialCancelled'
  return {
    merchantId: deps.merchantId,
    orderId: invoice,
    paymentRefId: paymentId,
    amount,
    clientMobileNo: '017****8575',
    merchantMobileNo: '01300000000',
    orderDateTime: spaced(createdAt.getTime()),
    issuerPaymentDateTime: paidAt && spaced(paidAt.getTime()),
    issuerPaymentRefNo: trxId,
    additionalMerchantInfo: null,
    status: latest ? cancelled : statuses[status],
    statusCode: status === 'paid' ? '000' : '111',
    cancelIssuerDateTime: latest ? spaced(latest.createdAt.getTime()) : null,
    cancelIssuerRefNo: latest?.reference ?? null,
  }
}

async function cancel(
  deps: NagadSandboxDeps,
  { paymentId, amount }: SandboxWalletPaymentRow,
  body: Body,
): Promise<unknown> {
  const asked = read(deps, cancelSchema, body.sensitiveDataCancelRequest, body)
  if (inPaisa(asked.originalAmount) !== inPaisa(amount)) {
    throw new NagadRejection('INVALID_PURCHASE_INFORMATION')
  }
  const given = await refundNow(deps, paymentId, inPaisa(asked.cancelAmount))
  if (!given) throw new NagadRejection('INVALID_PURCHASE_INFORMATION')
  const whole = given.paisa === inPaisa(amount)
  return sealMessage(deps.keys, {
    status: whole ? 'Cancelled' : 'PartialCancelled',
    code: '000',
    originalAmount: amount,
    cancelAmount: fromPaisa(given.paisa),
    cancelTrxId: given.reference,
  })
}
