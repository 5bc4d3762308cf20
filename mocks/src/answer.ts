import type { Call, ParsedInput } from '@jatra/contract/http/call'
import type { User } from '@jatra/contract/account/user'
import { invalidInput, parseInput, Refusal } from '@jatra/contract/http/problem'
import {
  assertReadable,
  assertUncompressed,
  parseJsonBody,
  readQuery,
} from '@jatra/contract/http/request-input'
import { http, type HttpHandler } from 'msw'
import type { z } from 'zod'
import { readText } from './request-parts.ts'
import { chooseScenarios, RESET, rulesOf } from './scenarios/index.ts'
import type { CallName, ScenarioRules } from './scenarios/scenario.ts'
import { seedAccounts } from './state/seed.ts'
import { sessionOf } from './state/sessions.ts'
import type { VisitorState } from './state/visitor-state.ts'
import { nowOf, type MockBackend } from './mock-backend.ts'

/** Who is asking: set by the app's server from its own cookie, never by the browser. */
export const VISITOR_HEADER = 'x-jatra-visitor'
/** Names of scenarios to put in play for the visitor from now on, `empty,slow`, or `reset`. */
export const SCENARIO_HEADER = 'x-jatra-scenario'

/** What every answer of the prototype starts from. */
export interface Asked {
  request: Request
  /** Epoch milliseconds. */
  now: number
  visitor: VisitorState
  rules: ScenarioRules
  /** Headers of the answer, to add to. */
  headers: Headers
  /** The access token, when it is a good one. */
  token: string | null
  /** Whose token it is. */
  user: User | null
  /** Whether that account is staff (D22). */
  staff: boolean
}

/** What the resolver of a call receives: its parsed input, and who asks. */
export type AskedCall<C extends Call> = Asked & ParsedInput<C>

/** A call's good answer: what its output says, or the bytes of its file. */
type Answered<C extends Call> = C['output'] extends z.ZodNever
  ? Uint8Array<ArrayBuffer>
  : z.input<C['output']>

/** Gives the call's good answer, checked against the contract, or throws a Refusal. */
export type Resolver<C extends Call> = (asked: AskedCall<C>) => Answered<C> | Promise<Answered<C>>

/** Makes the handler of a call. */
export type Answer = <C extends Call>(call: C, resolver: Resolver<C>) => HttpHandler

/** The visitor behind a request, with the scenarios that it asks for. */
export function visitorOf(backend: MockBackend, request: Request): VisitorState {
  const visitor = backend.visitors.of(request.headers.get(VISITOR_HEADER))
  const names = request.headers.get(SCENARIO_HEADER)
  if (names !== null) {
    const { active, unknown } = chooseScenarios(names)
    const known = active.length > 0 || names.includes(RESET)
    if (known && !unknown.length && active.join() !== visitor.scenarios.join()) {
      visitor.scenarios = active
      visitor.callCount = 0
    }
  }
  return visitor
}

/** Everything that an answer starts from, delays and refusals of the scenarios included. */
export async function ask(backend: MockBackend, request: Request): Promise<Asked> {
  const visitor = visitorOf(backend, request)
  const rules = rulesOf(visitor.scenarios)
  const now = nowOf(backend, visitor)
  visitor.callCount += 1
  const refused = rules.refuse?.(visitor.callCount)
  if (rules.delayMs) await backend.wait(rules.delayMs)
  if (refused) throw refused
  await seedAccounts(visitor)
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
  const session = sessionOf(visitor, token, now)
  const account = session && visitor.accounts.get(session.userId)
  const { user = null, staff = false } = account ?? {}
  return { request, now, visitor, rules, headers: new Headers(), token, user, staff }
}

/** A path of the contract as msw matches it: with or without a slash at its end. */
export function patternOf(path: string): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`
}

/** The prototype's side of every call: reads and refuses exactly as the API does, then resolves. */
export function answering(backend: MockBackend): Answer {
  return (call, resolver) => {
    const path = patternOf(call.path)
    const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    return http[method](path, async ({ request, params }) => {
      return answerWith(async () => {
        assertUncompressed(request.headers)
        const asked = await ask(backend, request)
        const text = call.body ? await readText(request) : ''
        if (call.audience !== 'anyone') {
          if (asked.rules.refuseAccount) throw asked.rules.refuseAccount
          accountOf(asked)
        }
        if (call.audience === 'staff' && !asked.staff) throw forbidden()
        const body = call.body
          ? parseJsonBody(request.headers.get('content-type'), text)
          : undefined
        const input = parse(call, { params, query: call.query && readQuery(request.url), body })
        const staffToo = call.audience === 'owner-or-staff' && asked.staff
        const owned = call.audience === 'owner' || call.audience === 'owner-or-staff'
        if (owned && !staffToo) refuseStrangers(asked, input)
        refuseByScenario(asked, call.name)
        // The parts are parsed by the call's own schemas, which is what AskedCall says of them.
        const output = await resolver({ ...asked, ...input } as AskedCall<typeof call>)
        asked.headers.set('content-type', call.download?.type ?? 'application/json')
        if (!asked.headers.has('cache-control')) asked.headers.set('cache-control', 'no-store')
        const content = call.download
          ? (output as Uint8Array<ArrayBuffer>)
          : JSON.stringify(call.output.parse(output))
        return new Response(content, {
          status: call.status,
          headers: asked.headers,
        })
      })
    })
  }
}

/** A thrown Refusal as the problem that it is. */
export async function answerWith(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse()
    throw error
  }
}

/** @throws Refusal what a scenario in play says of the call */
function refuseByScenario({ rules, visitor }: Asked, name: string): void {
  const callName = name as CallName
  const rule = rules.refuseCall?.[callName]
  if (!rule || (rule.once && visitor.refusedOnce.has(callName))) return
  visitor.refusedOnce.add(callName)
  throw rule.refusal
}

/** The account that asks. @throws Refusal unauthenticated when nobody is logged in. */
export function accountOf({ user }: Pick<Asked, 'user'>): User {
  if (user) return user
  throw new Refusal('unauthenticated', 'Please sign in.')
}

interface Parts {
  params: unknown
  query: unknown
  body: unknown
}

function parse(call: Call, given: Parts): Parts {
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    assertReadable(value)
    const parsed = parseInput(schema, value)
    if (!parsed.success) throw invalidInput(parsed.error)
    return parsed.data
  }
  return {
    params: read(call.params, given.params),
    query: read(call.query, given.query),
    body: read(call.body, given.body),
  }
}

function refuseStrangers(asked: Asked, { params, body }: Parts): void {
  const named = (params as { userId?: string })?.userId ?? (body as { userId?: string })?.userId
  if (named !== accountOf(asked)._id) {
    throw forbidden()
  }
}

function forbidden(): Refusal {
  return new Refusal('forbidden', 'This belongs to another account.')
}
