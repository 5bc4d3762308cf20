import { serve, type ServerType } from '@hono/node-server'
import { readForm } from '@jatra/api/http/read-body'
import { Hono } from 'hono'

/** What a gateway was asked. */
interface AskedOfGateway {
  /** The last two parts of the path that name it. */
  call: string
  url: URL
  headers: Headers
  body: Record<string, string>
}

interface Answer {
  status?: number
  /** JSON, or text as it is. */
  body: unknown
}
type When = 'instead' | 'after'
interface Plan {
  call: string
  /** `own`: the gateway's. */
  answer: Answer | 'silence' | 'own'
  when: When
  came: () => void
  /** Resolves when the work may begin. */
  held?: Promise<void>
}

interface GatewayDoubleOptions {
  callOf: (url: URL) => string
  /** The gateway's own answer. */
  answer: (url: URL, request: Request) => Promise<Response>
}

/** A gateway over HTTP on this machine: the protocol of our sandbox, with the faults that its page has no buttons for. */
export interface GatewayDouble {
  url: string
  asked: AskedOfGateway[]
  /** How often a call came, by the end of its name. */
  count(call: string): number
  /** Answers the next such call by itself; `after` lets it do its work first. */
  answerNext(call: string, answer: Answer, when?: When): void
  /** Lets the next such call do its work and keeps its answer back. @returns when the work is done */
  staySilent(call: string): Promise<void>
  /** Takes the next such call and does nothing until the test ends. @returns when it came */
  swallow(call: string): Promise<void>
  /** Takes the next such call and does its work when it is let go. */
  holdBack(call: string): { came: Promise<void>; letGo: () => void }
  close(): Promise<void>
}

export async function startGateway({
  callOf,
  answer,
}: GatewayDoubleOptions): Promise<GatewayDouble> {
  const asked: AskedOfGateway[] = []
  const planned: Plan[] = []

  const app = new Hono()
  app.all('*', async (context) => {
    const request = context.req.raw
    const url = new URL(request.url)
    const call = callOf(url)
    const body = await fieldsOf(request.clone())
    asked.push({ call, url, headers: request.headers, body })
    const next = planned.findIndex((one) => call.endsWith(one.call))
    const [plan] = next >= 0 ? planned.splice(next, 1) : []
    if (plan?.when === 'instead') {
      plan.came()
      if (plan.answer !== 'own') return plan.answer === 'silence' ? never() : respond(plan.answer)
      await plan.held
    }
    const own = await answer(url, request)
    if (!plan || plan.answer === 'own') return own
    await own.body?.cancel()
    plan.came()
    return plan.answer === 'silence' ? never() : respond(plan.answer)
  })

  const { server, port } = await listen(app)
  const plan = (call: string, given: Answer | 'silence', when: When) =>
    new Promise<void>((came) => void planned.push({ call, answer: given, when, came }))
  let closed: Promise<void> | undefined
  return {
    ...{ url: `http://127.0.0.1:${port}`, asked },
    count: (call) => asked.filter((one) => one.call.endsWith(call)).length,
    answerNext: (call, given, when = 'instead') => void plan(call, given, when),
    staySilent: (call) => plan(call, 'silence', 'after'),
    swallow: (call) => plan(call, 'silence', 'instead'),
    holdBack(call) {
      const [held, letGo] = latch()
      const [arrived, came] = latch()
      planned.push({ call, answer: 'own', when: 'instead', came, held })
      return { came: arrived, letGo }
    },
    close: () =>
      (closed ??= new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      })),
  }
}

/** Of a form, or of JSON whose fields are texts. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) return Object.fromEntries(await readForm(request))
  const text = await request.text()
  return (text ? JSON.parse(text) : {}) as Record<string, string>
}

function latch(): [opened: Promise<void>, open: () => void] {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return [opened, open]
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
