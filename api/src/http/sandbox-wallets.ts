import {
  endedPaymentPage,
  isSandboxChoice,
  paymentPage,
  silentPaymentPage,
  unknownPaymentPage,
} from '@jatra/contract/sandbox/payment-page'
import { SANDBOX_PAYMENT_PATH } from '@jatra/contract/sandbox/sandbox-layout'
import type { Context } from 'hono'
import type { SandboxWalletPaymentRow } from '../db/schema.ts'
import { createBkashSandbox } from '../providers/payments/sandbox/bkash/bkash-sandbox.ts'
import { createNagadSandbox } from '../providers/payments/sandbox/nagad/nagad-sandbox.ts'
import { readPayment, type WalletBooksDeps } from '../providers/payments/sandbox/wallet-books.ts'
import type { WalletKeys } from '../providers/payments/sandbox/wallet-keys.ts'
import { chooseAtWallet, walletPages } from '../providers/payments/sandbox/wallet-pages.ts'
import { readForm } from './read-body.ts'
import type { Routes } from './route.ts'
import { sandboxPageHeaders } from './sandbox-page-headers.ts'

type Wallet = SandboxWalletPaymentRow['wallet']

/** Where a wallet's sandbox is, its protocol and its pages. */
export const sandboxPathOf = (wallet: Wallet): string => `${SANDBOX_PAYMENT_PATH}/${wallet}`

export interface SandboxWalletDeps extends WalletBooksDeps {
  keys: WalletKeys
  publicUrl: string
}

/** Doubles of bKash's checkout and Nagad's gateway: their protocols, and the pages on which a payer approves. */
export function addSandboxWalletRoutes(routes: Routes, deps: SandboxWalletDeps): void {
  const { app } = routes
  const { keys, publicUrl } = deps
  const pageOf = (wallet: Wallet) => (paymentId: string) =>
    `${publicUrl}${sandboxPathOf(wallet)}/${encodeURIComponent(paymentId)}`

  addPages(routes, deps, 'bkash')
  const bkash = createBkashSandbox({ ...deps, account: keys.bkash, pageOf: pageOf('bkash') })
  app.post(`${sandboxPathOf('bkash')}/*`, (c) =>
    bkash.answer(c.req.path.slice(sandboxPathOf('bkash').length), c.req.raw),
  )

  addPages(routes, deps, 'nagad')
  const { merchantId, wallet, made } = keys.nagad
  const nagad = createNagadSandbox({
    ...{ ...deps, merchantId, keys: wallet, pageOf: pageOf('nagad') },
  })
  const protocol = `${sandboxPathOf('nagad')}/api/dfs`
  app.on(['GET', 'POST'], `${protocol}/*`, async (c) => {
    await made()
    return nagad.answer(c.req.path.slice(protocol.length), c.req.raw)
  })
}

function addPages({ app }: Routes, deps: SandboxWalletDeps, wallet: Wallet): void {
  const path = `${sandboxPathOf(wallet)}/:paymentId`
  const { label, silence, callbackOf } = walletPages[wallet]
  const answerPage = (c: Context, page: string, status: 200 | 404 = 200) =>
    c.body(page, status, sandboxPageHeaders(deps.publicUrl))

  const read = async (c: Context) => {
    const payment = await readPayment(deps, c.req.param('paymentId') ?? '')
    return payment?.wallet === wallet && payment.status !== 'initiated' ? payment : null
  }
  const currentPage = (payment: SandboxWalletPaymentRow) => {
    const { paymentId, invoice: tranId, amount, status, silent } = payment
    if (status === 'open') {
      const action = `${sandboxPathOf(wallet)}/${encodeURIComponent(paymentId)}`
      const product = 'Your booking at Jatra'
      return paymentPage({
        ...{ tranId, amount: Number(amount), product, method: label },
        ...{ action, ...(silence && { silence }) },
      })
    }
    const back = callbackOf(payment)
    // On the way back Jatra would ask.
    if (silent && !back) return silentPaymentPage(tranId, '/app/account/bookings')
    return endedPaymentPage(tranId, back ?? '')
  }

  app.get(path, async (c) => {
    const payment = await read(c)
    return payment ? answerPage(c, currentPage(payment)) : answerPage(c, unknownPaymentPage(), 404)
  })

  app.post(path, async (c) => {
    const choice = (await readForm(c.req.raw)).get('choice')
    const open = await read(c)
    // The first choice stays.
    if (open && isSandboxChoice(choice)) await chooseAtWallet(deps, open, choice)
    const payment = await read(c)
    if (!payment) return answerPage(c, unknownPaymentPage(), 404)
    const back = payment.status === 'open' ? null : callbackOf(payment)
    return back ? c.redirect(back, 303) : answerPage(c, currentPage(payment))
  })
}
