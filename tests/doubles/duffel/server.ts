import { gzipSync } from 'node:zlib'
import { serve, type ServerType } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { confirmCancellation, createCancellation, readCancellation } from './cancellations.ts'
import { acceptChange } from './changes.ts'
import { createOfferRequest, listOffers, readOffer } from './offers.ts'
import { createOrder, createPayment, listOrders, readOrder } from './orders.ts'
import { notFound, Problem, problemBody } from './problems.ts'
import { createState, type DuffelState } from './state.ts'

export interface DuffelOptions {
  /** Epoch milliseconds. */
  clock: () => number
  /** The organisation's billing currency. */
  currency?: string
}

/** What the double was asked. */
interface AskedOfDuffel {
  call: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

type Answer = { status: number; body: unknown }

/** Duffel over HTTP on this machine, as far as its public documentation says how it behaves. */
export interface DuffelDouble {
  url: string
  token: string
  state: DuffelState
  asked: AskedOfDuffel[]
  /** Calls that are left in the budget of searches and in that of all others; null: many. */
  budgets: { search: number | null; other: number | null }
  /** Answers the next such call by itself, such as `POST /air/orders`; `after` lets the call do its work first. */
  answerNext(call: string, answer: Answer, when?: 'instead' | 'after'): void
  /** Keeps the next such call waiting. @returns when it came, and what lets it go on */
  keepWaiting(call: string): { came: Promise<void>; release: () => void }
  close(): Promise<void>
}

/** Answers of the API, by method and path. */
type Handler = (state: DuffelState, context: Context, data: unknown) => Answer

const ok = (data: unknown): Answer => ({ status: 200, body: { data } })
const created = (data: unknown): Answer => ({ status: 201, body: { data } })

const handlers: Record<string, Handler> = {
  'POST /air/offer_requests': (state, context, data) =>
    created(createOfferRequest(state, data, new URL(context.req.url).searchParams)),
  'GET /air/offers': (state, context) => ({
    status: 200,
    body: listOffers(state, new URL(context.req.url).searchParams),
  }),
  'GET /air/offers/:id': (state, context) => ok(readOffer(state, idIn(context))),
  'POST /air/orders': (state, _, data) => created(createOrder(state, data)),
  'GET /air/orders': (state, context) => ({
    status: 200,
    body: listOrders(state, new URL(context.req.url).searchParams),
  }),
  'GET /air/orders/:id': (state, context) => ok(readOrder(state, idIn(context))),
  'POST /air/payments': (state, _, data) => created(createPayment(state, data)),
  'POST /air/order_cancellations': (state, _, data) => created(createCancellation(state, data)),
  'GET /air/order_cancellations/:id': (state, context) =>
    ok(readCancellation(state, idIn(context))),
  'POST /air/order_cancellations/:id/actions/confirm': (state, context) =>
    ok(confirmCancellation(state, idIn(context))),
  'POST /air/airline_initiated_changes/:id/actions/accept': (state, context) =>
    ok(acceptChange(state, idIn(context))),
}

const idIn = (context: Context) => context.req.param('id') ?? ''

export async function startDuffel({
  clock,
  currency = 'USD',
}: DuffelOptions): Promise<DuffelDouble> {
  const token = 'duffel_test_double'
  const state = createState(clock, currency)
  const asked: AskedOfDuffel[] = []
  const planned: { call: string; answer: Answer; when: 'instead' | 'after' }[] = []
  const waiting: { call: string; came: () => void; released: Promise<void> }[] = []
  const budgets: DuffelDouble['budgets'] = { search: null, other: null }

  async function answer(call: string, handler: Handler, context: Context): Promise<Answer> {
    const { headers } = context.req.raw
    const text = await context.req.text()
    const body: unknown = text ? JSON.parse(text) : null
    asked.push({ call, query: new URL(context.req.url).searchParams, headers, body })
    const kept = waiting.findIndex((one) => one.call === call)
    if (kept >= 0) {
      const [one] = waiting.splice(kept, 1)
      one?.came()
      await one?.released
    }
    if (headers.get('authorization') !== `Bearer ${token}`) {
      throw new Problem(401, 'authentication_error', 'access_token_not_found')
    }
    if (headers.get('duffel-version') !== 'v2') {
      throw new Problem(400, 'invalid_request_error', 'unsupported_version')
    }
    if (budgets[budgetOf(call)] === 0) {
      throw new Problem(429, 'rate_limit_error', 'rate_limit_exceeded')
    }
    const next = planned.findIndex((one) => one.call === call)
    const [plan] = next >= 0 ? planned.splice(next, 1) : []
    if (plan?.when === 'instead') return plan.answer
    const data = typeof body === 'object' && body && 'data' in body ? body.data : undefined
    const own = handler(state, context, data)
    return plan?.answer ?? own
  }

  // Duffel's own package ends some of its paths with a slash.
  const app = new Hono({ strict: false })
  for (const [call, handler] of Object.entries(handlers)) {
    const [method = '', path = ''] = call.split(' ')
    app.on(method, path, async (context) => {
      const requestId = state.newId('req')
      const { status, body } = await answer(call, handler, context).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
        return { status: error.status, body: problemBody(error, requestId) }
      })
      const headers = { 'x-request-id': requestId, ...rateLimit(budgetOf(call)) }
      return respond(context, status, body, headers)
    })
  }
  app.notFound((context) => respond(context, 404, problemBody(notFound(), 'req_0'), {}))

  /** One call less is left; the budgets are new at the end of the minute. */
  function rateLimit(budget: 'search' | 'other') {
    const left = budgets[budget]
    if (left) budgets[budget] = left - 1
    const reset = new Date(Math.ceil((clock() + 1) / 60_000) * 60_000)
    return {
      'ratelimit-limit': budget === 'search' ? '30' : '4000',
      'ratelimit-remaining': String(left === null ? 29 : Math.max(0, left - 1)),
      'ratelimit-reset': reset.toUTCString(),
    }
  }

  const { server, port } = await listen(app)
  let closed: Promise<void> | undefined
  return {
    ...{ url: `http://127.0.0.1:${port}`, token, state, asked, budgets },
    answerNext(call, given, when = 'instead') {
      planned.push({ call, answer: given, when })
    },
    keepWaiting(call) {
      const came = deferred()
      const released = deferred()
      waiting.push({ call, came: came.resolve, released: released.promise })
      return { came: came.promise, release: released.resolve }
    },
    close: () =>
      (closed ??= new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      })),
  }
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

const budgetOf = (call: string) => (call === 'POST /air/offer_requests' ? 'search' : 'other')

function respond(
  context: Context,
  status: number,
  body: unknown,
  headers: Record<string, string>,
): Response {
  const json = JSON.stringify(body)
  const zipped = context.req.header('accept-encoding')?.includes('gzip')
  return new Response(zipped ? gzipSync(json) : json, {
    status,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(zipped && { 'content-encoding': 'gzip' }),
    },
  })
}

function listen(app: Hono): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve) => {
    const server: ServerType = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve({ server, port: info.port }),
    )
  })
}
