import { otherAccount, signInRequired } from '@jatra/contract/account/account-errors'
import type { Endpoint, ParsedInput } from '@jatra/contract/http/endpoint'
import { dutyMissing, hasDuty } from '@jatra/contract/account/duties'
import type { Role, User } from '@jatra/contract/account/user'
import { languageAsked, languageHeaders } from '@jatra/contract/http/accept-language'
import { namedUserId, parseEndpointInput } from '@jatra/contract/http/parse-endpoint-input'
import { DomainError } from '@jatra/contract/http/problem'
import { assertUncompressed, parseJsonBody, readQuery } from '@jatra/contract/http/request-input'
import type { Language } from '@jatra/contract/values/language'
import { http, type HttpHandler } from 'msw'
import { z } from 'zod'
import { readText } from './request-parts.ts'
import { chooseScenarios, RESET, rulesOf } from './scenarios/index.ts'
import type { EndpointError, ScenarioRules } from './scenarios/scenario.ts'
import { seedAccounts } from './state/seed.ts'
import { accountOfToken } from './state/sessions.ts'
import { playVisaFile } from './state/visa-file-scenario.ts'
import type { VisitorState } from './state/visitor-state.ts'
import { nowOf, type MockBackend } from './mock-backend.ts'

/** The visitor's id: set by the app's server from its own cookie, never by the browser. */
const VISITOR_HEADER = 'x-jatra-visitor'
/** Names of scenarios to put in play for the visitor from now on, `empty,slow`, or `reset`. */
export const SCENARIO_HEADER = 'x-jatra-scenario'

/** What a handler knows of the request and its visitor. */
export interface RequestContext {
  request: Request
  /** Epoch milliseconds. */
  now: number
  visitor: VisitorState
  rules: ScenarioRules
  /** Headers of the answer, to add to. */
  headers: Headers
  /** The access token, when it is a good one. */
  token: string | null
  /** The account of the token. */
  user: User | null
  /** What that account may do; a stranger is a customer. */
  role: Role
}

const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }
const fileSchema = z.instanceof(Uint8Array<ArrayBuffer>)

/** The argument of an endpoint's resolver: the request context and the parsed input. */
export type EndpointContext<C extends Endpoint> = RequestContext & ParsedInput<C>

/** An endpoint's good answer: what its output says, or the bytes of its file. */
type Answered<C extends Endpoint> = C['output'] extends z.ZodNever
  ? Uint8Array<ArrayBuffer>
  : z.input<C['output']>

/** Gives the endpoint's good answer, checked against the contract, or throws a DomainError. */
type Resolver<C extends Endpoint> = (
  asked: EndpointContext<C>,
) => Answered<C> | Promise<Answered<C>>

/** Makes the handler of an endpoint. */
export type Answer = <C extends Endpoint>(endpoint: C, resolver: Resolver<C>) => HttpHandler

/** The visitor of a request, with the scenarios of its header put in play. */
export function visitorOf(backend: MockBackend, request: Request): VisitorState {
  const visitor = backend.visitors.of(request.headers.get(VISITOR_HEADER))
  const names = request.headers.get(SCENARIO_HEADER)
  if (names !== null) {
    const { active, unknown } = chooseScenarios(names)
    const known = active.length > 0 || names.includes(RESET)
    if (known && !unknown.length && active.join() !== visitor.scenarios.join()) {
      visitor.scenarios = active
      visitor.requestCount = 0
    }
  }
  return visitor
}

/** Reads the context of a request and applies the scenarios' delays and errors. */
export async function readContext(backend: MockBackend, request: Request): Promise<RequestContext> {
  const visitor = visitorOf(backend, request)
  const rules = rulesOf(visitor.scenarios)
  const now = nowOf(backend, visitor)
  visitor.requestCount += 1
  const failure = rules.failRequest?.(visitor.requestCount)
  if (rules.delayMs) await backend.wait(rules.delayMs)
  if (failure) throw failure
  const asked = languageAsked(request.headers)
  await seedAccounts(visitor, backend.languages.includes(asked) ? asked : 'en')
  playVisaFile(visitor, rules.visaFile, now)
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
  const account = accountOfToken(visitor, token, now)
  const { user = null, role = 'customer' } = account ?? {}
  return { request, now, visitor, rules, headers: new Headers(), token, user, role }
}

/** A path of the contract as msw matches it: with or without a slash at its end. */
export function patternOf(path: string): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`
}

/** Makes the function that turns endpoints into handlers. They check access and input in the same order as the API. */
export function createAnswer(backend: MockBackend): Answer {
  return (endpoint, resolver) => {
    const path = patternOf(endpoint.path)
    return on[endpoint.method](path, async ({ request, params }) => {
      return respond(request, async () => {
        assertUncompressed(request.headers)
        const asked = await readContext(backend, request)
        const text = endpoint.body ? await readText(request) : ''
        if (endpoint.access !== 'anyone') {
          if (asked.rules.accountError) throw asked.rules.accountError
          accountOf(asked)
        }
        if (endpoint.access === 'staff' && !hasDuty(asked.role, endpoint.duty)) throw dutyMissing()
        const body = endpoint.body
          ? parseJsonBody(request.headers.get('content-type'), text)
          : undefined
        const input = parseEndpointInput(endpoint, {
          params,
          query: endpoint.query && readQuery(request.url),
          body,
        })
        const staffToo = endpoint.access === 'owner-or-staff' && hasDuty(asked.role, endpoint.duty)
        const owned = endpoint.access === 'owner' || endpoint.access === 'owner-or-staff'
        if (owned && !staffToo) assertOwner(asked, input)
        assertNoScenarioError(asked, endpoint.name)
        const output = await resolver({ ...asked, ...input })
        asked.headers.set('content-type', endpoint.download?.type ?? 'application/json')
        if (!asked.headers.has('cache-control')) asked.headers.set('cache-control', 'no-store')
        const content = endpoint.download
          ? fileSchema.parse(output)
          : JSON.stringify(endpoint.output.parse(output))
        return new Response(content, {
          status: endpoint.status,
          headers: asked.headers,
        })
      })
    })
  }
}

/** The language that is asked for, which the answer then says that it is in. */
export function languageOfAnswer({
  request,
  headers,
}: Pick<RequestContext, 'request' | 'headers'>): Language {
  const language = languageAsked(request.headers)
  for (const [name, value] of Object.entries(languageHeaders(language))) headers.set(name, value)
  return language
}

/** A thrown DomainError as the problem that it is, in the language of the request. */
export async function respond(
  { headers }: Request,
  make: () => Promise<Response>,
): Promise<Response> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof DomainError) return error.toResponse(headers)
    throw error
  }
}

/** @throws DomainError what a scenario in play says of the endpoint */
function assertNoScenarioError({ rules, visitor }: RequestContext, name: string): void {
  const errors: Partial<Record<string, EndpointError>> = rules.endpointErrors ?? {}
  const rule = errors[name]
  if (!rule || (rule.once && visitor.failedOnce.has(name))) return
  visitor.failedOnce.add(name)
  throw rule.error
}

/** The account of the request. @throws DomainError unauthenticated without a session. */
export function accountOf({ user }: Pick<RequestContext, 'user'>): User {
  if (user) return user
  throw signInRequired()
}

function assertOwner(asked: RequestContext, input: { params: unknown; body: unknown }): void {
  if (namedUserId(input) !== accountOf(asked)._id) throw otherAccount()
}
