import {
  endedPaymentPage,
  isSandboxChoice,
  paymentPage,
  silentPaymentPage,
  unknownPaymentPage,
} from '@jatra/contract/sandbox/payment-page'
import { SANDBOX_PAYMENT_PATH } from '@jatra/contract/sandbox/sandbox-layout'
import { inLanguage, type Language } from '@jatra/contract/values/language'
import type { Context } from 'hono'
import type { SandboxWalletPaymentRow } from '../db/schema.ts'
import type { PayerLanguageDeps } from '@jatra/api/domain/payments/return-page'
import { createBkashSandbox } from './bkash/bkash-sandbox.ts'
import { createNagadSandbox } from './nagad/nagad-sandbox.ts'
import { readPayment, type WalletBooksDeps } from './wallet-books.ts'
import type { WalletKeys } from './wallet-keys.ts'
import { chooseAtWallet, walletPages } from './wallet-pages.ts'
import { readForm } from '@jatra/api/http/read-body'
import type { Routes } from '@jatra/api/http/route'
import { sandboxPageHeaders, paymentPageLanguage } from '../sandbox-page.ts'

type Wallet = SandboxWalletPaymentRow['wallet']

/** A wallet's sandbox: its path, protocol and pages. */
export const sandboxPathOf = (wallet: Wallet): string => `${SANDBOX_PAYMENT_PATH}/${wallet}`

interface SandboxWalletDeps extends WalletBooksDeps, PayerLanguageDeps {
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
    ...deps,
    merchantId,
    keys: wallet,
    pageOf: pageOf('nagad'),
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
  /** @param payment null where there is none at this address */
  const answerPage = async (c: Context, payment: SandboxWalletPaymentRow | null) => {
    const language = await paymentPageLanguage(deps, c, payment ? tranIdOf(payment) : undefined)
    const headers = sandboxPageHeaders(deps.publicUrl, language)
    return payment
      ? c.body(currentPage(payment, language), 200, headers)
      : c.body(unknownPaymentPage(language), 404, headers)
  }

  const read = async (c: Context) => {
    const payment = await readPayment(deps, c.req.param('paymentId') ?? '')
    return payment?.wallet === wallet && payment.status !== 'initiated' ? payment : null
  }
  const currentPage = (payment: SandboxWalletPaymentRow, language: Language) => {
    const { paymentId, invoice: tranId, amount, status, silent } = payment
    if (status === 'open') {
      const action = `${sandboxPathOf(wallet)}/${encodeURIComponent(paymentId)}`
      const offer = { tranId, amount: Number(amount), method: label, action }
      return paymentPage({ ...offer, ...(silence && { silence }) }, language)
    }
    const back = callbackOf(payment)
    // On the return Jatra would ask.
    if (silent && !back) {
      return silentPaymentPage(tranId, inLanguage('/app/account/bookings', language), language)
    }
    return endedPaymentPage(tranId, back ?? '', language)
  }

  app.get(path, async (c) => answerPage(c, await read(c)))

  app.post(path, async (c) => {
    const choice = (await readForm(c.req.raw)).get('choice')
    const open = await read(c)
    // The first choice counts.
    if (open && isSandboxChoice(choice)) await chooseAtWallet(deps, open, choice)
    const payment = await read(c)
    const back = !payment || payment.status === 'open' ? null : callbackOf(payment)
    return back ? c.redirect(back, 303) : answerPage(c, payment)
  })
}

/** Our own id: Nagad's invoice number is truncated, and the payer's return address has the whole id. */
const tranIdOf = ({ callbackUrl }: SandboxWalletPaymentRow): string | undefined =>
  new URL(callbackUrl, 'http://sandbox.invalid').pathname.split('/').at(-1)
