import {
  endedPaymentPage,
  isSandboxChoice,
  paymentPage,
  unknownPaymentPage,
  type SandboxChoice,
} from '@jatra/contract/sandbox/payment-page'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { SANDBOX_PAYMENT_PATH } from '@jatra/contract/sandbox/sandbox-layout'
import type { Context } from 'hono'
import type { SandboxWalletPaymentRow } from '../db/schema.ts'
import {
  bkashCallback,
  createBkashSandbox,
} from '../providers/payments/sandbox/bkash/bkash-sandbox.ts'
import {
  movePayment,
  readPayment,
  type WalletBooksDeps,
} from '../providers/payments/sandbox/wallet-books.ts'
import type { BkashAccount } from '../providers/payments/bkash/bkash-client.ts'
import { readForm } from './read-body.ts'
import type { Routes } from './route.ts'
import { sandboxPageHeaders } from './sandbox-page-headers.ts'

/** Where bKash's sandbox is, its protocol and its pages. */
export const SANDBOX_BKASH_PATH = `${SANDBOX_PAYMENT_PATH}/bkash`

export interface SandboxBkashDeps extends WalletBooksDeps {
  account: BkashAccount
  publicUrl: string
}

type Status = SandboxWalletPaymentRow['status']
const statuses: Record<SandboxChoice, Status> = {
  pay: 'approved',
  fail: 'failed',
  cancel: 'cancelled',
}

/** A double of bKash's tokenized checkout: its protocol, and the page on which a payer approves. */
export function addSandboxBkashRoutes({ app }: Routes, deps: SandboxBkashDeps): void {
  const pageOf = (paymentId: string) => `${deps.publicUrl}${SANDBOX_BKASH_PATH}/${paymentId}`
  const bkash = createBkashSandbox({ ...deps, pageOf })
  const answerPage = (c: Context, page: string, status: 200 | 404 = 200) =>
    c.body(page, status, sandboxPageHeaders(deps.publicUrl))

  const readOwn = async (paymentId: string) => {
    const payment = await readPayment(deps, paymentId)
    return payment?.wallet === 'bkash' ? payment : null
  }
  const currentPage = (payment: SandboxWalletPaymentRow) =>
    payment.status === 'open'
      ? openPage(payment)
      : endedPaymentPage(payment.invoice, backOf(payment))

  app.get(`${SANDBOX_BKASH_PATH}/:paymentId`, async (c) => {
    const payment = await readOwn(c.req.param('paymentId'))
    return payment ? answerPage(c, currentPage(payment)) : answerPage(c, unknownPaymentPage(), 404)
  })

  app.post(`${SANDBOX_BKASH_PATH}/:paymentId`, async (c) => {
    const paymentId = c.req.param('paymentId')
    const choice = (await readForm(c.req.raw)).get('choice')
    // The first choice stays.
    if (isSandboxChoice(choice)) {
      await movePayment(deps, paymentId, 'open', { status: statuses[choice] })
    }
    const payment = await readOwn(paymentId)
    if (!payment) return answerPage(c, unknownPaymentPage(), 404)
    if (payment.status === 'open') return answerPage(c, currentPage(payment))
    return c.redirect(backOf(payment), 303)
  })

  app.post(`${SANDBOX_BKASH_PATH}/*`, (c) =>
    bkash.answer(c.req.path.slice(SANDBOX_BKASH_PATH.length), c.req.raw),
  )
}

function openPage({ paymentId, invoice: tranId, amount }: SandboxWalletPaymentRow): string {
  return paymentPage({
    ...{ tranId, amount: Number(amount), product: 'Your booking at Jatra' },
    ...{ method: paymentTypeLabels.bkash, action: `${SANDBOX_BKASH_PATH}/${paymentId}` },
  })
}

const callbacks: Partial<Record<Status, 'failure' | 'cancel'>> = {
  failed: 'failure',
  cancelled: 'cancel',
}

/** Where bKash sends the browser after its page. */
function backOf({ callbackUrl, paymentId, status }: SandboxWalletPaymentRow): string {
  return bkashCallback(callbackUrl, paymentId, callbacks[status] ?? 'success')
}
