import { serve, type ServerType } from '@hono/node-server'
import type { Database } from '@jatra/api/db/types'
import type { BkashAccount } from '@jatra/api/providers/payments/bkash/bkash-client'
import { createBkashSandbox } from '@jatra/api/providers/payments/sandbox/bkash/bkash-sandbox'
import { Hono } from 'hono'

/** What bKash was asked. */
interface AskedOfBkash {
  call: string
  headers: Headers
  body: Record<string, string>
}

type Answer = { status?: number; body: unknown }
type When = 'instead' | 'after'

const HOUR_MS = 3_600_000
/** bKash blocks who refreshes more often within an hour. */
const REFRESHES = 2

export const ACCOUNT: BkashAccount = {
  ...{ username: 'shop', password: 'shop-password' },
  ...{ appKey: 'shop-app', appSecret: 'shop-secret' },
}

/** bKash over HTTP on this machine: the protocol of our sandbox, with the faults that a page has no buttons for. */
export interface BkashDouble {
  url: string
  asked: AskedOfBkash[]
  /** How often a call came, by the end of its path: `token/grant`, `execute`. */
  count(call: string): number
  /** Answers the next such call by itself; `after` lets it do its work first. */
  answerNext(call: string, answer: Answer, when?: When): void
  /** Lets the next such call do its work and keeps its answer back. @returns when the work is done */
  staySilent(call: string): Promise<void>
  /** Takes the next such call and does nothing until the test ends. @returns when it came */
  swallow(call: string): Promise<void>
  close(): Promise<void>
}

export async function startBkash(deps: {
  db: Database
  clock: () => number
  newId: () => string
}): Promise<BkashDouble> {
  const bkash = createBkashSandbox({
    ...deps,
    account: ACCOUNT,
    pageOf: (paymentId) => `https://sandbox.bka.sh/page/${paymentId}`,
  })
  const asked: AskedOfBkash[] = []
  const planned: { call: string; answer: Answer | 'silence'; when: When; came: () => void }[] = []
  const refreshes: number[] = []

  const app = new Hono()
  app.post('*', async (context) => {
    const request = context.req.raw
    const { pathname } = new URL(request.url)
    const call = pathname.split('/').slice(-2).join('/')
    const body = (await request.clone().json()) as Record<string, string>
    asked.push({ call, headers: request.headers, body })
    const next = planned.findIndex((one) => call.endsWith(one.call))
    const [plan] = next >= 0 ? planned.splice(next, 1) : []
    if (plan?.when === 'instead') {
      plan.came()
      return plan.answer === 'silence' ? never() : respond(plan.answer)
    }
    if (call === 'token/refresh' && isBlocked()) {
      return respond({ body: { statusCode: '2020', statusMessage: 'Too many requests' } })
    }
    const own = await bkash.answer(pathname, request)
    if (!plan) return own
    await own.body?.cancel()
    plan.came()
    return plan.answer === 'silence' ? never() : respond(plan.answer)
  })

  function isBlocked(): boolean {
    const now = deps.clock()
    refreshes.push(now)
    return refreshes.filter((at) => at > now - HOUR_MS).length > REFRESHES
  }

  const { server, port } = await listen(app)
  const plan = (call: string, answer: Answer | 'silence', when: When) =>
    new Promise<void>((came) => void planned.push({ call, answer, when, came }))
  let closed: Promise<void> | undefined
  return {
    ...{ url: `http://127.0.0.1:${port}`, asked },
    count: (call) => asked.filter((one) => one.call.endsWith(call)).length,
    answerNext: (call, answer, when = 'instead') => void plan(call, answer, when),
    staySilent: (call) => plan(call, 'silence', 'after'),
    swallow: (call) => plan(call, 'silence', 'instead'),
    close: () =>
      (closed ??= new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      })),
  }
}

const never = () => new Promise<Response>(() => {})

const respond = ({ status = 200, body }: Answer) =>
  typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })

function listen(app: Hono): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve) => {
    const server: ServerType = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve({ server, port: info.port }),
    )
  })
}
