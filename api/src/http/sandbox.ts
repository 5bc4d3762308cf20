import type { SandboxSessionRow } from '../db/schema.ts'
import { readFormFields, type FormFields } from '@jatra/contract/http/request-input'
import type { Context } from 'hono'
import type { Logger } from '@jatra/contract/observability/logging'
import {
  choose,
  findSession,
  openSession,
  validatePayment,
  type SandboxChoice,
  type SandboxDeps,
} from '../providers/payments/sandbox/books.ts'
import { describePayment, noticeOf } from '../providers/payments/sandbox/messages.ts'
import { readForm } from './read-body.ts'
import type { Routes } from './route.ts'
import { sandboxPageHeaders } from './sandbox-layout.ts'
import { endedPage, paymentPage, unknownPage } from './sandbox-page.ts'

export interface SandboxHttpDeps extends SandboxDeps {
  log: Logger
  publicUrl: string
  /** How the sandbox reaches the shop's notice address: this API itself, without a socket. */
  fetch: (request: Request) => Promise<Response>
}

/** Where the sandbox lives: the base URL that the SSLCommerz client is given. */
export const SANDBOX_PATH = '/api/payment/sandbox'

/** A double of SSLCommerz v4: session and validator endpoints in its wire format, and its page. */
export function addSandboxRoutes(routes: Routes, deps: SandboxHttpDeps): void {
  const { app } = routes
  const isOurStore = (form: FormFields) =>
    form.get('store_id') === deps.store.id && form.get('store_passwd') === deps.store.password
  const queryOf = (c: Context): FormFields =>
    readFormFields(new URL(c.req.url).search.slice(1)) ?? new Map()
  const answerPage = (c: Context, page: unknown, status: 200 | 404 = 200) =>
    c.body(String(page), status, sandboxPageHeaders(deps.publicUrl))

  app.post(`${SANDBOX_PATH}/gwprocess/v4/api.php`, async (c) => {
    const form = await readForm(c.req.raw)
    if (!isOurStore(form)) return c.json(failed('Store Credential Error Or Store is De-active'))
    const opened = await openSession(deps, form)
    if ('error' in opened) return c.json(failed(opened.error))
    const { tranId, sessionKey } = opened.session
    return c.json({
      status: 'SUCCESS',
      failedreason: '',
      sessionkey: sessionKey,
      GatewayPageURL: `${deps.publicUrl}${SANDBOX_PATH}/${tranId}`,
    })
  })

  app.get(`${SANDBOX_PATH}/validator/api/validationserverAPI.php`, async (c) => {
    const query = queryOf(c)
    if (!isOurStore(query)) return c.json({ status: 'INVALID_TRANSACTION' })
    const session = await validatePayment(deps, query.get('val_id') ?? '')
    return c.json(session ? describePayment(session) : { status: 'INVALID_TRANSACTION' })
  })

  app.get(`${SANDBOX_PATH}/validator/api/merchantTransIDvalidationAPI.php`, async (c) => {
    const query = queryOf(c)
    if (!isOurStore(query)) return c.json({ APIConnect: 'INVALID_REQUEST' })
    const session = await findSession(deps, query.get('tran_id') ?? '')
    const element = session ? [describePayment(session)] : []
    return c.json({ APIConnect: 'DONE', no_of_trans_found: element.length, element })
  })

  app.get(`${SANDBOX_PATH}/:tranId`, async (c) => {
    const session = await findSession(deps, c.req.param('tranId'))
    if (!session) return answerPage(c, await unknownPage(), 404)
    return answerPage(c, await (session.status === 'OPEN' ? paymentPage : endedPage)(session))
  })

  app.post(`${SANDBOX_PATH}/:tranId`, async (c) => {
    const choice = (await readForm(c.req.raw)).get('choice')
    const session = isChoice(choice)
      ? await choose(deps, c.req.param('tranId'), choice)
      : await findSession(deps, c.req.param('tranId'))
    if (!session) return answerPage(c, await unknownPage(), 404)
    if (session.status === 'OPEN') return answerPage(c, await paymentPage(session))
    await sendNotice(session.ipnUrl, noticeOf(session, deps.store))
    return c.redirect(backOf(session), 303)
  })

  /** From server to server, before the browser goes back. A notice that gets lost must do no harm, so it may. */
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

function failed(reason: string) {
  return { status: 'FAILED', failedreason: reason, sessionkey: '', GatewayPageURL: '' }
}

function isChoice(value: string | undefined): value is SandboxChoice {
  return value === 'pay' || value === 'fail' || value === 'cancel'
}

/** Where the gateway sends the browser after its page. */
function backOf({ status, successUrl, failUrl, cancelUrl }: SandboxSessionRow): string {
  if (status === 'FAILED') return failUrl
  return status === 'CANCELLED' ? cancelUrl : successUrl
}
