import { z } from 'zod'
import type { SandboxWalletPaymentRow } from '../../db/schema.ts'
import type { BkashAccount } from '@jatra/api/providers/payments/bkash/bkash-client'
import { isMoney } from '../money.ts'
import {
  insertPayment,
  payNow,
  readPayment,
  readPaymentByTrx,
  walletId,
  type WalletBooksDeps,
} from '../wallet-books.ts'
import { BkashRejection, listRefunds, refund, refundFormerly, bkashTime } from './bkash-refunds.ts'
import { createSandboxTokens } from './bkash-tokens.ts'

interface BkashSandboxDeps extends WalletBooksDeps {
  account: BkashAccount
  /** Where the page of a payment is. */
  pageOf: (paymentId: string) => string
}

type Body = Record<string, string>
type Answer = Record<string, unknown>

const CHECKOUT = '/v1.2.0-beta/tokenized/checkout'
const EXECUTE = `${CHECKOUT}/execute`
const REFUND = '/v2/tokenized-checkout/refund/payment'
/** A wallet of bKash's sandbox. */
const PAYER = '01770618575'

/** bKash's side of tokenized checkout v1.2.0-beta, in its wire format. */
export function createBkashSandbox(deps: BkashSandboxDeps) {
  const tokens = createSandboxTokens(deps.account, deps.clock)
  const calls: Record<string, (body: Body) => Promise<Answer>> = {
    [`${CHECKOUT}/create`]: (body) => create(deps, body),
    [EXECUTE]: (body) => execute(deps, body),
    [`${CHECKOUT}/payment/status`]: (body) => query(deps, body),
    [`${CHECKOUT}/general/searchTransaction`]: (body) => search(deps, body),
    [`${CHECKOUT}/payment/refund`]: (body) => refundFormerly(deps, body),
    [`${REFUND}/transaction`]: (body) => refund(deps, body),
    [`${REFUND}/status`]: (body) => listRefunds(deps, body),
  }

  return {
    /** @param path of the request, without what is in front of bKash's own */
    async answer(path: string, request: Request): Promise<Response> {
      const body = bodySchema.safeParse(await request.json().catch(() => null))
      if (!body.success) return Response.json({ message: 'Invalid request body' }, { status: 400 })
      if (path.startsWith(`${CHECKOUT}/token/`)) return token(path, request, body.data)
      const call = calls[path]
      if (!call) return Response.json({ message: 'Missing Authentication Token' }, { status: 403 })
      const idToken = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '')
      if (
        !tokens.isGood('id', idToken) ||
        request.headers.get('x-app-key') !== deps.account.appKey
      ) {
        return Response.json({ message: 'Unauthorized' }, { status: 401 })
      }
      try {
        const answer = await call(body.data)
        if (path === EXECUTE && (await find(deps, body.data)).silent) {
          return Response.json({ message: 'Endpoint request timed out' }, { status: 504 })
        }
        return Response.json(answer)
      } catch (error) {
        if (!(error instanceof BkashRejection)) throw error
        return rejectionOf(path, error)
      }
    },
  }

  function token(path: string, { headers }: Request, body: Body): Response {
    const { account } = deps
    const known =
      headers.get('username') === account.username &&
      headers.get('password') === account.password &&
      body['app_key'] === account.appKey &&
      body['app_secret'] === account.appSecret
    if (!known) return Response.json({ statusCode: '2001', statusMessage: 'Invalid App Key' })
    if (path.endsWith('/refresh') && !tokens.isGood('refresh', body['refresh_token'] ?? '')) {
      return Response.json({ statusCode: '2079', statusMessage: 'Invalid app Token' })
    }
    return Response.json(tokens.issue(walletId(deps, 12)))
  }
}

/** Amounts are texts in bKash's reference; it takes the numbers that many send. */
const bodySchema = z.record(z.string(), z.union([z.string(), z.number().transform(String)]))

/** The same no has other names at refunds than elsewhere. */
function rejectionOf(path: string, { code, message }: BkashRejection): Response {
  if (!path.startsWith(REFUND)) {
    return Response.json({ statusCode: code, statusMessage: message })
  }
  const internalCode = message.toLowerCase().replaceAll(' ', '_')
  const texts = { errorMessageEn: message, errorMessageBn: null }
  return Response.json({ internalCode, externalCode: code, ...texts }, { status: 400 })
}

async function create(deps: BkashSandboxDeps, body: Body): Promise<Answer> {
  const field = (name: string) => body[name] ?? ''
  const wanted = ['mode', 'payerReference', 'intent', 'merchantInvoiceNumber', 'currency']
  if (wanted.some((name) => !field(name))) throw new BkashRejection('2065')
  if (!isMoney(field('amount')) || Number(field('amount')) <= 0) throw new BkashRejection('2006')
  const callbackUrl = field('callbackURL')
  if (!callbackUrl) throw new BkashRejection('2049')
  const paymentId = `TR0011${walletId(deps, 20)}`
  const invoice = field('merchantInvoiceNumber')
  const amount = field('amount')
  await insertPayment(deps, {
    paymentId,
    wallet: 'bkash',
    invoice,
    amount,
    callbackUrl,
    challenge: '',
    status: 'open',
  })
  return {
    statusCode: '0000',
    statusMessage: 'Successful',
    paymentID: paymentId,
    bkashURL: deps.pageOf(paymentId),
    callbackURL: callbackUrl,
    successCallbackURL: bkashCallback(callbackUrl, paymentId, 'success'),
    failureCallbackURL: bkashCallback(callbackUrl, paymentId, 'failure'),
    cancelledCallbackURL: bkashCallback(callbackUrl, paymentId, 'cancel'),
    amount,
    intent: 'sale',
    currency: 'BDT',
    merchantInvoiceNumber: invoice,
    paymentCreateTime: bkashTime(deps.clock()),
    transactionStatus: 'Initiated',
  }
}

/** Where the browser goes from bKash's page. */
export function bkashCallback(
  url: string,
  paymentId: string,
  status: 'success' | 'failure' | 'cancel',
): string {
  const query = new URLSearchParams({ paymentID: paymentId, status, signature: 'sandbox' })
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

async function execute(deps: BkashSandboxDeps, body: Body): Promise<Answer> {
  const payment = await find(deps, body)
  if (payment.status === 'paid') throw new BkashRejection('2062')
  if (payment.status === 'failed') throw new BkashRejection('2023')
  if (payment.status === 'cancelled') throw new BkashRejection('2056')
  if (payment.status !== 'approved') throw new BkashRejection('2060')
  if (!(await payNow(deps, payment.paymentId, 'approved'))) throw new BkashRejection('2062')
  const paid = await find(deps, body)
  return { ...describe(paid), merchantInvoiceNumber: paid.invoice, customerMsisdn: PAYER }
}

async function query(deps: BkashSandboxDeps, body: Body): Promise<Answer> {
  const payment = await find(deps, body)
  const approved = ['approved', 'paid', 'failed'].includes(payment.status)
  return {
    ...describe(payment),
    merchantInvoice: payment.invoice,
    verificationStatus: approved ? 'Complete' : 'Incomplete',
  }
}

async function search(deps: BkashSandboxDeps, body: Body): Promise<Answer> {
  const payment = await readPaymentByTrx(deps, body['trxID'] ?? '')
  if (payment?.wallet !== 'bkash') throw new BkashRejection('2033')
  const { paymentExecuteTime: completedTime, ...described } = describe(payment)
  return {
    ...described,
    completedTime,
    initiationTime: bkashTime(payment.createdAt.getTime()),
    transactionType: 'bKash Tokenized Checkout via API',
    customerMsisdn: PAYER,
    organizationShortCode: '50022',
  }
}

async function find(deps: BkashSandboxDeps, body: Body): Promise<SandboxWalletPaymentRow> {
  const payment = await readPayment(deps, body['paymentID'] ?? '')
  if (payment?.wallet !== 'bkash') throw new BkashRejection('2002')
  return payment
}

/** `failed` is a payer without enough money, which bKash says when the payment is executed. */
const transactionStatuses: Partial<Record<SandboxWalletPaymentRow['status'], string>> = {
  paid: 'Completed',
  cancelled: 'Cancelled',
}

function describe({ paymentId, status, amount, trxId, paidAt }: SandboxWalletPaymentRow): Answer {
  return {
    statusCode: '0000',
    statusMessage: 'Successful',
    paymentID: paymentId,
    amount,
    currency: 'BDT',
    intent: 'sale',
    transactionStatus: transactionStatuses[status] ?? 'Initiated',
    ...(trxId && { trxID: trxId }),
    ...(paidAt && { paymentExecuteTime: bkashTime(paidAt.getTime()) }),
  }
}
