import { OpenAPIHono } from '@hono/zod-openapi'
import { signInRequired } from '@jatra/contract/account/account-errors'
import type { Endpoint, ParsedInput } from '@jatra/contract/http/endpoint'
import { hasDuty } from '@jatra/contract/account/duties'
import { bodyTooLarge, methodNotAllowed, nothingHere } from '@jatra/contract/http/http-errors'
import { namedUserId, parseEndpointInput } from '@jatra/contract/http/parse-endpoint-input'
import {
  assertUncompressed,
  inputLimits,
  parseJsonBody,
  readQuery,
} from '@jatra/contract/http/request-input'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import type { Session, SessionDeps } from '../domain/auth/find-session.ts'
import type { Logger } from '@jatra/contract/observability/logging'
import { authenticate, assertSameUser } from './authenticate.ts'
import { answerError } from './errors.ts'
import { json } from './json.ts'
import { shareAnswers } from './share-answers.ts'
import { readBody } from './read-body.ts'

/**
 * Forms that other sites post: a gateway's notice, the browser that it sends back, and our doubles of gateway and
 * issuer.
 */
const FORM_PATH = /^\/api\/(payment\/(ipn|notify|return|sandbox)|auth\/sandbox)(\/|$)/

/** What a handler gets: the parsed input, and the caller. */
interface RouteInput<C extends Endpoint> extends ParsedInput<C> {
  request: Request
  /** The visitor's network address; `unknown` when the server did not pass it on. */
  clientIp: string
  /** How the visitor's browser names itself, null when it did not. */
  userAgent: string | null
}

/** An endpoint's good answer; a Response where it needs headers of its own. */
type Answer<C extends Endpoint> = z.output<C['output']> | Response

/** Writes to an order, of which the second of two equal ones has the answer of the first. */
const ON_ORDER = /\{(orderId|refundId)\}|\/cancellations\//

/** The API's routes: endpoints of the contract with their handlers. */
export interface Routes {
  /** For routes that are not endpoints: pages of the sandbox, callbacks of the gateways. */
  readonly app: OpenAPIHono
  /** The endpoints that have a handler. */
  readonly served: readonly Endpoint[]
  /** An endpoint open to anyone, or authenticated by other means than a token. */
  open<C extends Endpoint>(endpoint: C, handler: (input: RouteInput<C>) => Promise<Answer<C>>): void
  /** An endpoint for users, owners or staff; others get 401 or 403 before the handler runs. */
  guarded<C extends Endpoint>(
    endpoint: C,
    handler: (input: RouteInput<C>, session: Session) => Promise<Answer<C>>,
  ): void
  /** Answers requests without a route: 405 for a known path, 404 for others. Call it last. */
  finish(): void
}

export function createRoutes(deps: SessionDeps & { log: Logger }): Routes {
  const app = new OpenAPIHono()
  const served: Endpoint[] = []
  const methods = new Map<string, string[]>()
  /** `POST /path` of endpoints whose body is a file: they count it against a limit of their own. */
  const uploads: RegExp[] = []
  app.onError((error, c) => answerError(error, c.req.raw, deps.log))
  app.notFound((c) => answerError(nothingHere(), c.req.raw, deps.log))
  app.use(async (c, next) => {
    await next()
    // Set on the answer itself: `c.header` would rebuild the answer and the stream of its body for each header.
    const { headers } = c.res
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    headers.set('x-content-type-options', 'nosniff')
  })
  const limited = limitedTo(inputLimits.bodyBytes, '1 MiB')
  const formLimited = limitedTo(inputLimits.formBytes, '16 KiB')
  app.use((c, next) => {
    assertUncompressed(c.req.raw.headers)
    const asked = `${c.req.method} ${c.req.path}`
    if (uploads.some((upload) => upload.test(asked))) return next()
    return FORM_PATH.test(c.req.path) ? formLimited(c, next) : limited(c, next)
  })

  function add<C extends Endpoint>(
    endpoint: C,
    answer: (input: RouteInput<C>, session: Session | null) => Promise<Answer<C>>,
  ) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    // A trailing slash is ignored (docs/specification.md, Regular traveller endpoints).
    const spellings = path.endsWith('/') ? [path, path.slice(0, -1)] : [path]
    for (const one of spellings) methods.set(one, [...(methods.get(one) ?? []), endpoint.method])
    if (endpoint.upload) {
      uploads.push(new RegExp(`^${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`))
    }
    served.push(endpoint)
    app.on(endpoint.method, spellings, async (c) => {
      const request = c.req.raw
      const session = await authenticate(deps, endpoint, request)
      const parsed = await readInput(endpoint, request, c.req.param())
      const staffToo =
        session && endpoint.access === 'owner-or-staff' && hasDuty(session.role, endpoint.duty)
      const owned = endpoint.access === 'owner' || endpoint.access === 'owner-or-staff'
      if (session && owned && !staffToo) assertSameUser(session, parsed)
      const clientIp = request.headers.get('x-jatra-client-ip') || 'unknown'
      const userAgent = request.headers.get('x-jatra-user-agent') || null
      const output = await answer({ ...parsed, request, clientIp, userAgent }, session)
      return output instanceof Response ? output : json(output, endpoint.status)
    })
  }

  /** An audit line of ids only, without personal data. */
  function logStaffAction<C extends Endpoint>(
    endpoint: C,
    { params }: RouteInput<C>,
    session: Session,
    answer: Answer<C>,
  ): void {
    const made =
      typeof answer === 'object' && answer !== null && '_id' in answer ? answer._id : undefined
    deps.log.info('staff_action', {
      endpoint: endpoint.name,
      staffId: session.user._id,
      params,
      made,
    })
  }

  return {
    app,
    served,
    open(endpoint, handler) {
      if (endpoint.access !== 'anyone' && endpoint.access !== 'gateway') {
        throw new Error(`${endpoint.name} is for ${endpoint.access}: guard it`)
      }
      add(endpoint, handler)
    },
    guarded(endpoint, handler) {
      if (endpoint.access === 'anyone' || endpoint.access === 'gateway') {
        throw new Error(`${endpoint.name} has no session to guard`)
      }
      const share = shareAnswers<Answer<typeof endpoint>>()
      const isShared = endpoint.method !== 'GET' && ON_ORDER.test(endpoint.path)
      add(endpoint, async (input, session) => {
        if (!session) throw signInRequired()
        const answer = isShared
          ? await share(sameRequest(input, session), () => handler(input, session))
          : await handler(input, session)
        if (isStaffAction(endpoint, input, session))
          logStaffAction(endpoint, input, session, answer)
        return answer
      })
    },
    finish() {
      for (const [path, allowed] of methods) {
        app.all(path, (c) => {
          const response = answerError(methodNotAllowed(allowed), c.req.raw, deps.log)
          response.headers.set('allow', allowed.join(', '))
          return response
        })
      }
    },
  }
}

/** Endpoints for staff only, or staff acting on another user's data. */
function isStaffAction<C extends Endpoint>(
  endpoint: C,
  input: RouteInput<C>,
  session: Session,
): boolean {
  if (endpoint.access === 'staff') return true
  if (endpoint.access !== 'owner-or-staff' || !hasDuty(session.role, endpoint.duty)) return false
  return namedUserId({ params: input.params }) !== session.user._id
}

/** What equal requests of one caller have in common. */
const sameRequest = <C extends Endpoint>(
  { params, body, request }: RouteInput<C>,
  { user }: Session,
): string => JSON.stringify([user._id, params, body, request.headers.get('idempotency-key')])

function limitedTo(maxSize: number, shown: string) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw bodyTooLarge(shown)
    },
  })
}

/**
 * The input of an endpoint, parsed by its contract. Unknown fields are dropped.
 * @throws DomainError invalid_input with a field map
 */
async function readInput<C extends Endpoint>(
  endpoint: C,
  request: Request,
  params: Record<string, string>,
): Promise<ParsedInput<C>> {
  return parseEndpointInput(endpoint, {
    params,
    query: endpoint.query && readQuery(request.url),
    body: endpoint.body && (await jsonOf(request)),
  })
}

async function jsonOf(request: Request): Promise<unknown> {
  return parseJsonBody(request.headers.get('content-type'), await readBody(request))
}
