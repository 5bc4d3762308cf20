import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '@jatra/contract/observability/logging'
import { loggedPath } from '@jatra/contract/observability/logged-path'
import { newRequestId, REQUEST_ID_HEADER, requestIdOf } from '@jatra/contract/http/request-id'
import type { Context, MiddlewareHandler } from 'hono'
import { comesFromProxy, type TrustedProxies } from '../http/client-address.server.ts'
import { runInScope, type RequestScope } from './request-scope.server.ts'

export interface ObserveOptions {
  log: Logger
  /** One line for each request. */
  accessLog: boolean
  /** Runs a request's handler within a span; `run` gets the trace's id and returns the status. */
  traceRequest?: (
    method: string,
    path: string,
    run: (traceId: string) => Promise<number>,
  ) => Promise<void>
  /** Called for each request once its answer was sent. */
  requestAnswered?: ((request: AnsweredRequest) => void) | undefined
  /** The id that one of these gave the request is kept. */
  trustedProxies: TrustedProxies
}

export interface AnsweredRequest {
  method: string
  path: string
  status: number
  seconds: number
}

export type Observed = { Bindings: Sockets; Variables: { requestId: string } }

/** Gives each request its id, on log lines and on the answer, and logs the outcome. */
export function observeRequests(options: ObserveOptions): MiddlewareHandler<Observed> {
  return async (context, next) => {
    const { incoming } = context.env
    const socket = incoming?.socket.remoteAddress
    const trusted = comesFromProxy(socket, options.trustedProxies)
    const requestId = (trusted && requestIdOf(context.req.raw.headers)) || newRequestId()
    context.set('requestId', requestId)
    const scope: RequestScope = { requestId }
    noteAnswer(context, scope, options)
    if (options.traceRequest) {
      await options.traceRequest(context.req.method, context.req.path, async (traceId) => {
        scope.traceId = traceId
        await runInScope(scope, next)
        return context.res.status
      })
    } else await runInScope(scope, next)
    // A site with a valid proof has replaced the id meanwhile.
    context.res.headers.set(REQUEST_ID_HEADER, context.var.requestId)
  }
}

/** Files and health checks would drown everything else. */
const UNLOGGED = /^\/(?:assets\/.*|healthz|readyz|[\w.-]+\.(?:svg|png|ico|txt|webmanifest))$/
const isAccess = (path: string) => !UNLOGGED.test(path)

/** Node's side of a request; absent in tests, which call the site without a socket. */
interface Sockets {
  incoming?: IncomingMessage
  outgoing?: ServerResponse
}

/** Logged once the answer was sent, or the visitor has disconnected. */
function noteAnswer(
  { req, env }: Context<Observed>,
  scope: RequestScope,
  options: ObserveOptions,
): void {
  const { incoming, outgoing } = env
  if (!incoming || !outgoing) return
  const { log, requestAnswered } = options
  const logged = options.accessLog && isAccess(req.path)
  if (!logged && !requestAnswered) return
  const started = performance.now()
  const { socket } = incoming
  const before = socket.bytesWritten
  outgoing.once('close', () => {
    const ms = performance.now() - started
    const { method, path } = req
    const status = outgoing.statusCode
    requestAnswered?.({ method, path, status, seconds: ms / 1000 })
    if (!logged) return
    log.info('request_answered', {
      ...scope,
      method,
      path: loggedPath(path),
      status,
      ms: Math.round(ms),
      bytes: socket.bytesWritten - before,
      ...(!outgoing.writableFinished && { aborted: true }),
    })
  })
}
