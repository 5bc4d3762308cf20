import type { SandboxSessionRow } from '../db/schema.ts'
import {
  endedPaymentPage,
  HOLD_CHOICE,
  isSandboxChoice,
  paymentPage,
  silentPaymentPage,
  unknownPaymentPage,
} from '@jatra/contract/sandbox/payment-page'
import { SANDBOX_PAYMENT_PATH } from '@jatra/contract/sandbox/sandbox-layout'
import { readFormFields, type FormFields } from '@jatra/contract/http/request-input'
import type { Context } from 'hono'
import { inLanguage, type Language } from '@jatra/contract/values/language'
import type { Logger } from '@jatra/contract/observability/logging'
import { choose, findSession, type SandboxDeps } from './books.ts'
import { noticeOf } from './messages.ts'
import { createSslCommerzSandbox } from './sslcommerz-sandbox.ts'
import { readForm } from '@jatra/api/http/read-body'
import type { Routes } from '@jatra/api/http/route'
import type { PayerLanguageDeps } from '@jatra/api/domain/payments/return-page'
import { sandboxPageHeaders, paymentPageLanguage } from '../sandbox-page.ts'

interface SandboxHttpDeps extends SandboxDeps, PayerLanguageDeps {
  log: Logger
  publicUrl: string
  /** How the sandbox reaches the shop's notice address: this API itself, without a socket. */
  fetch: (request: Request) => Promise<Response>
}

/** A double of SSLCommerz v4: session, validator and refund endpoints in its wire format, and its page. */
export function addSandboxRoutes(routes: Routes, deps: SandboxHttpDeps): void {
  const { app } = routes
  const queryOf = (c: Context): FormFields =>
    readFormFields(new URL(c.req.url).search.slice(1)) ?? new Map()
  const answerPage = async (
    c: Context,
    page: (language: Language) => string,
    status: 200 | 404 = 200,
  ) => {
    const language = await paymentPageLanguage(deps, c, c.req.param('tranId'))
    return c.body(page(language), status, sandboxPageHeaders(deps.publicUrl, language))
  }

  const pageOf = (tranId: string) => `${deps.publicUrl}${SANDBOX_PAYMENT_PATH}/${tranId}`
  const { forms, queries } = createSslCommerzSandbox({ ...deps, pageOf })
  for (const [path, answer] of Object.entries(forms)) {
    app.post(`${SANDBOX_PAYMENT_PATH}${path}`, async (c) =>
      c.json(await answer(await readForm(c.req.raw))),
    )
  }
  for (const [path, answer] of Object.entries(queries)) {
    app.on(['GET', 'POST'], `${SANDBOX_PAYMENT_PATH}${path}`, async (c) =>
      c.json(await answer(queryOf(c))),
    )
  }

  app.get(`${SANDBOX_PAYMENT_PATH}/:tranId`, async (c) => {
    const session = await findSession(deps, c.req.param('tranId'))
    if (!session) return answerPage(c, unknownPaymentPage, 404)
    return answerPage(c, (language) => currentPage(session, language))
  })

  app.post(`${SANDBOX_PAYMENT_PATH}/:tranId`, async (c) => {
    const choice = (await readForm(c.req.raw)).get('choice')
    const session =
      isSandboxChoice(choice) || choice === HOLD_CHOICE
        ? await choose(deps, c.req.param('tranId'), choice)
        : await findSession(deps, c.req.param('tranId'))
    if (!session) return answerPage(c, unknownPaymentPage, 404)
    if (session.status === 'OPEN')
      return answerPage(c, (language) => currentPage(session, language))
    if (choice === 'silent' && session.valId !== null) {
      return answerPage(c, (language) =>
        silentPaymentPage(session.tranId, inLanguage(BOOKINGS, language), language),
      )
    }
    await sendNotice(session.ipnUrl, noticeOf(session, deps.store))
    return c.redirect(backOf(session), 303)
  })

  /** From server to server, before the browser returns. A lost notice must do no harm, so it may fail. */
  async function sendNotice(url: string, form: URLSearchParams): Promise<void> {
    const target = new URL(url, 'http://sandbox.invalid')
    try {
      const response = await deps.fetch(new Request(target, { method: 'POST', body: form }))
      await response.body?.cancel()
      if (!response.ok) deps.log.warn('sandbox_notice_rejected', { status: response.status })
    } catch (error) {
      deps.log.warn('sandbox_notice_lost', { error })
    }
  }
}

/** Not the return address: there Jatra would ask the gateway. */
const BOOKINGS = '/app/account/bookings'

const methods: Record<string, string> = {
  bkash: 'bKash',
  nagad: 'Nagad',
  dbbl_nexus: 'Nexus Pay',
}

function currentPage(session: SandboxSessionRow, language: Language): string {
  const { status, tranId, productName: product, method, amount, successUrl } = session
  if (status !== 'OPEN') return endedPaymentPage(tranId, successUrl, language)
  return paymentPage(
    {
      tranId,
      amount: Number(amount),
      product,
      // Gateways get all texts in English.
      productLanguage: 'en',
      method: methods[method] ?? 'SSLCommerz',
      mayHold: true,
    },
    language,
  )
}

/** Where the gateway sends the browser after its page. */
function backOf({ status, successUrl, failUrl, cancelUrl }: SandboxSessionRow): string {
  if (status === 'FAILED') return failUrl
  return status === 'CANCELLED' ? cancelUrl : successUrl
}
