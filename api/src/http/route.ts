import { OpenAPIHono } from '@hono/zod-openapi'
import type { Call, ParsedInput } from '@jatra/contract/http/call'
import { Refusal } from '@jatra/contract/http/problem'
import { assertUncompressed, inputLimits } from '@jatra/contract/http/request-input'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import type { Session, SessionDeps } from '../domain/auth/find-session.ts'
import type { Logger } from '@jatra/contract/observability/logging'
import { authenticate, refuseOtherUser } from './authenticate.ts'
import { answerError } from './errors.ts'
import { json } from './json.ts'
import { describeCall } from './openapi.ts'
import { readInput } from './read-input.ts'

/** Forms that strangers post: the gateway's notice, the browser that it sends back, and our doubles of gateway and issuer. */
const FORM_PATH = /^\/api\/(payment\/(ipn|return|sandbox)|auth\/sandbox)(\/|$)/

/** What a handler gets: the parsed input, and who sends it. */
export interface RouteInput<C extends Call> extends ParsedInput<C> {
  request: Request
  /** The visitor's address as the server saw it, `unknown` when it did not tell. */
  clientIp: string
  /** How the visitor's browser names itself, null when it did not. */
  userAgent: string | null
}

/** A call's good answer; a Response where it needs headers of its own. */
type Answer<C extends Call> = z.output<C['output']> | Response

/** The API's routes: each is a call of the contract and what answers it. */
export interface Routes {
  /** For what is no call: pages of the sandbox, the gateway's callbacks. */
  readonly app: OpenAPIHono
  /** A call that anyone may make, or that proves itself by other means than a token. */
  open<C extends Call>(call: C, handler: (input: RouteInput<C>) => Promise<Answer<C>>): void
  /** A call for users, owners or staff: nobody else reaches the handler (decision 012). */
  guarded<C extends Call>(
    call: C,
    handler: (input: RouteInput<C>, session: Session) => Promise<Answer<C>>,
  ): void
  /** Answers what no route does: 405 for a known path, 404 for the rest. Call it last. */
  finish(): void
}

export function createRoutes(deps: SessionDeps & { log: Logger }): Routes {
  const app = new OpenAPIHono()
  const methods = new Map<string, string[]>()
  /** `POST /path` of calls whose body is a file: they count it themselves, against a limit of their own. */
  const uploads: RegExp[] = []
  app.onError((error, c) => answerError(error, c.req.raw, deps.log))
  app.notFound((c) =>
    answerError(new Refusal('not_found', 'There is nothing here.'), c.req.raw, deps.log),
  )
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
  })
  const limited = limitedTo(inputLimits.bodyBytes, '1 MiB')
  const formLimited = limitedTo(inputLimits.formBytes, '16 KiB')
  app.use((c, next) => {
    assertUncompressed(c.req.raw.headers)
    const asked = `${c.req.method} ${c.req.path}`
    if (uploads.some((upload) => upload.test(asked))) return next()
    return FORM_PATH.test(c.req.path) ? formLimited(c, next) : limited(c, next)
  })

  function add<C extends Call>(
    call: C,
    answer: (input: RouteInput<C>, session: Session | null) => Promise<Answer<C>>,
  ) {
    const path = call.path.replace(/\{(\w+)\}/g, ':$1')
    // A path that ends in a slash is meant without it too (docs/specification.md, Regular traveller endpoints).
    const spellings = path.endsWith('/') ? [path, path.slice(0, -1)] : [path]
    for (const one of spellings) methods.set(one, [...(methods.get(one) ?? []), call.method])
    if (call.upload) {
      uploads.push(new RegExp(`^${call.method} ${call.path.replace(/\{\w+\}/g, '[^/]+')}$`))
    }
    describeCall(app.openAPIRegistry, call)
    app.on(call.method, spellings, async (c) => {
      const request = c.req.raw
      const session = await authenticate(deps, call.audience, request)
      const parsed = await readInput(call, request, c.req.param())
      const staffToo = call.audience === 'owner-or-staff' && session?.role === 'staff'
      const owned = call.audience === 'owner' || call.audience === 'owner-or-staff'
      if (session && owned && !staffToo) refuseOtherUser(session, parsed)
      const clientIp = request.headers.get('x-jatra-client-ip') || 'unknown'
      const userAgent = request.headers.get('x-jatra-user-agent') || null
      const output = await answer({ ...parsed, request, clientIp, userAgent }, session)
      return output instanceof Response ? output : json(output, call.status)
    })
  }

  /** Who did what to which row: ids alone, which name nobody to a reader of the log. */
  function logStaffAction<C extends Call>(
    call: C,
    { params }: RouteInput<C>,
    session: Session,
    answer: Answer<C>,
  ): void {
    const made =
      typeof answer === 'object' && answer !== null && '_id' in answer ? answer._id : undefined
    deps.log.info('staff_action', { call: call.name, staffId: session.user._id, params, made })
  }

  return {
    app,
    open(call, handler) {
      if (call.audience !== 'anyone' && call.audience !== 'gateway') {
        throw new Error(`${call.name} is for ${call.audience}: guard it`)
      }
      add(call, handler)
    },
    guarded(call, handler) {
      if (call.audience === 'anyone' || call.audience === 'gateway') {
        throw new Error(`${call.name} has no session to guard`)
      }
      add(call, async (input, session) => {
        if (!session) throw new Refusal('unauthenticated', 'Please sign in.')
        const answer = await handler(input, session)
        if (isStaffAction(call, input, session)) logStaffAction(call, input, session, answer)
        return answer
      })
    },
    finish() {
      for (const [path, allowed] of methods) {
        app.all(path, (c) => {
          const refusal = new Refusal('method_not_allowed', `Use ${allowed.join(' or ')} here.`)
          const response = answerError(refusal, c.req.raw, deps.log)
          response.headers.set('allow', allowed.join(', '))
          return response
        })
      }
    },
  }
}

/** What only staff may do, or what they do with what is another's. */
function isStaffAction<C extends Call>(call: C, input: RouteInput<C>, session: Session): boolean {
  if (call.audience === 'staff') return true
  if (call.audience !== 'owner-or-staff' || session.role !== 'staff') return false
  const params = input.params as { userId?: string } | undefined
  return params?.userId !== session.user._id
}

function limitedTo(maxSize: number, shown: string) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal('body_too_large', `That is more than we can take at once (${shown}).`)
    },
  })
}
