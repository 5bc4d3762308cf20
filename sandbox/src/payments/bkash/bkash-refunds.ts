import { DAY_MS } from '@jatra/contract/values/time-units'
import { timeInDhaka } from '@jatra/contract/values/dhaka-time'
import type { SandboxWalletPaymentRow, SandboxWalletRefundRow } from '../../db/schema.ts'
import { fromPaisa, inPaisa, isMoney } from '../money.ts'
import { readPayment, refundNow, refundsOf, type WalletBooksDeps } from '../wallet-books.ts'

/** A no of bKash, with its code. */
export class BkashRejection extends Error {
  readonly code: string

  constructor(code: string) {
    super(texts[code] ?? 'System error')
    this.code = code
  }
}

const texts: Record<string, string> = {
  '2001': 'Invalid App Key',
  '2002': 'Invalid Payment ID',
  '2006': 'Invalid Amount',
  '2023': 'Insufficient Balance',
  '2033': 'Transaction not found',
  '2049': 'Invalid Callback URL',
  '2056': 'Invalid Payment State',
  '2060': 'Required pre-requisite state is not met',
  '2062': 'The payment has already been completed',
  '2065': 'Mandatory field missing',
  '2071': 'Refund after 60 days not allowed',
  '2072': 'Refund amount not valid',
  '2074': 'The transaction cannot be reversed',
  '2077': 'Invalid TrxID',
  '2079': 'Invalid app Token',
  '2127': 'Transaction not yet completed',
}

/** As payments have it: `2026-09-18T06:00:19:952 GMT+0600`. */
export const bkashTime = (at: number): string => `${bkashLocalTime(at)} GMT+0600`

/** As lists of refunds have it, without a zone: `2024-06-13T16:27:24:000`. */
const bkashLocalTime = (at: number): string => timeInDhaka(at).replace('.', ':')

/** Partial refunds of one payment. */
const PARTS = 10
/** For how many days after a payment it can be refunded. */
const DAYS = 60

type Body = Record<string, string>

/** Pays a part of a payment back (refund v2). */
export async function refund(deps: WalletBooksDeps, body: Body): Promise<Record<string, unknown>> {
  const payment = await paidPayment(deps, body)
  if (!body['sku'] || !body['reason']) throw new BkashRejection('2065')
  const refundAmount = body['refundAmount'] ?? ''
  if (!isMoney(refundAmount)) throw new BkashRejection('2072')
  const { paymentId, paidAt } = payment
  if (paidAt && deps.clock() > paidAt.getTime() + DAYS * DAY_MS) throw new BkashRejection('2071')
  if ((await refundsOf(deps, paymentId)).length >= PARTS) throw new BkashRejection('2074')
  const given = await refundNow(deps, paymentId, inPaisa(refundAmount))
  if (!given) throw new BkashRejection('2072')
  return {
    originalTrxId: payment.trxId,
    originalTrxAmount: payment.amount,
    currency: 'BDT',
    refundTrxId: given.reference,
    refundTransactionStatus: 'Completed',
    ...{
      refundAmount: fromPaisa(given.paisa),
      completedTime: bkashTime(given.createdAt.getTime()),
    },
    sku: body['sku'],
    reason: body['reason'],
  }
}

/**
 * The refund before v2, by which packages still pay back. Without an amount it says what went back last, and misses the
 * amount where nothing has.
 */
export async function refundFormerly(
  deps: WalletBooksDeps,
  { paymentID = '', trxID = '', amount, ...body }: Body,
): Promise<Record<string, unknown>> {
  const payment = { paymentId: paymentID, trxId: trxID }
  if (amount !== undefined) await refund(deps, { ...body, ...payment, refundAmount: amount })
  else await paidPayment(deps, payment)
  const latest = (await refundsOf(deps, paymentID)).at(-1)
  if (!latest) throw new BkashRejection('2065')
  return {
    statusCode: '0000',
    statusMessage: 'Successful',
    originalTrxID: trxID,
    refundTrxID: latest.reference,
    transactionStatus: 'Completed',
    amount: fromPaisa(latest.paisa),
    currency: 'BDT',
    charges: '0.00',
    completedTime: bkashTime(latest.createdAt.getTime()),
  }
}

/** All refunds of a payment. */
export async function listRefunds(
  deps: WalletBooksDeps,
  body: Body,
): Promise<Record<string, unknown>> {
  const payment = await paidPayment(deps, body)
  const given = await refundsOf(deps, payment.paymentId)
  return {
    originalTrxId: payment.trxId,
    originalTrxAmount: payment.amount,
    originalTrxCompletedTime: bkashTime((payment.paidAt ?? payment.createdAt).getTime()),
    refundTransactions: given.map(describe),
  }
}

function describe({ reference, paisa, createdAt }: SandboxWalletRefundRow) {
  return {
    refundTrxId: reference,
    refundTransactionStatus: 'Completed',
    refundAmount: fromPaisa(paisa),
    completedTime: bkashLocalTime(createdAt.getTime()),
  }
}

async function paidPayment(deps: WalletBooksDeps, body: Body): Promise<SandboxWalletPaymentRow> {
  const payment = await readPayment(deps, body['paymentId'] ?? '')
  if (payment?.wallet !== 'bkash') throw new BkashRejection('2002')
  if (payment.status !== 'paid') throw new BkashRejection('2127')
  if (payment.trxId !== body['trxId']) throw new BkashRejection('2077')
  return payment
}
