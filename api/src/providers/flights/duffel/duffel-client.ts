import { boundedFetch } from '@jatra/contract/http/bound-answer'
import { z } from 'zod'
import type { Logger } from '@jatra/contract/observability/logging'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { SupplierError } from '../flight-supplier.ts'
import { DuffelError, type DuffelProblem } from './duffel-error.ts'

/** Duffel's budgets are new each minute. A later time is a wrong clock, theirs or ours, and must not end all sales. */
const LONGEST_MS = MINUTE_MS

/** What Duffel's headers allow: a token has one budget for searches and one for all other calls. */
function createRateLimits(clock: () => number) {
  const closedUntil = new Map<string, number>()

  return {
    /** @throws SupplierError rate_limited while the budget of these calls is used up */
    assertOpen(budget: string): void {
      const retryAt = closedUntil.get(budget) ?? 0
      if (clock() >= retryAt) return
      throw new SupplierError('rate_limited', 'The budget of calls to Duffel is used up', {
        retryAt,
      })
    },
    /** Reads an answer. @returns when the budget is new again, epoch milliseconds; null while some of it is left */
    read(budget: string, { status, headers }: Pick<Response, 'status' | 'headers'>): number | null {
      const left = headers.get('ratelimit-remaining')
      const usedUp = left !== null && Number(left) <= 0
      if (status !== 429 && !usedUp) return null
      const reset = Date.parse(headers.get('ratelimit-reset') ?? '')
      const latest = clock() + LONGEST_MS
      const retryAt = Number.isNaN(reset) ? latest : Math.min(reset, latest)
      closedUntil.set(budget, retryAt)
      return retryAt
    },
  }
}

export interface DuffelClientOptions {
  accessToken: string
  /** `https://api.duffel.com`, or our own double. */
  baseUrl: string
  log: Logger
  /** Epoch milliseconds. */
  clock: () => number
  /** How long a call may take, milliseconds. */
  timeout?: (ms: number) => AbortSignal
}

interface DuffelCall<Schema extends z.ZodType> {
  method: 'GET' | 'POST'
  path: `/air/${string}`
  query?: Record<string, string>
  /** Sent as `{"data": …}`. */
  data?: unknown
  /** Of the whole answer; what it does not name is ignored. */
  answer: Schema
  timeoutMs?: number
}

export interface DuffelClient {
  /**
   * Makes one call, once.
   * @throws DuffelError when Duffel answers with an error; SupplierError `rate_limited` without a call while the budget
   * is used up, `unreachable` when no readable answer came: then it may have done what was asked
   */
  call<Schema extends z.ZodType>(
    call: DuffelCall<Schema>,
  ): Promise<{ status: number; answer: z.output<Schema> }>
}

const DEFAULT_TIMEOUT_MS = 30_000
/** A search of 229 offers is 1.5 MB. */
const ask = boundedFetch({ maxBytes: 50_000_000 })
const SEARCH = '/air/offer_requests'

const errorsSchema = z.object({
  errors: z
    .array(
      z.object({
        type: z.string(),
        // Sometimes the number of the status.
        code: z.coerce.string(),
        source: z.object({ pointer: z.string().optional() }).nullish(),
      }),
    )
    .min(1),
})

/** Duffel's Flights API, version 2. */
export function createDuffelClient(options: DuffelClientOptions): DuffelClient {
  const { log, clock, timeout = AbortSignal.timeout.bind(AbortSignal) } = options
  const limits = createRateLimits(clock)

  async function send<Schema extends z.ZodType>(call: DuffelCall<Schema>): Promise<Response> {
    const url = new URL(call.path, options.baseUrl)
    url.search = new URLSearchParams(call.query).toString()
    return ask(url, {
      method: call.method,
      headers: {
        authorization: `Bearer ${options.accessToken}`,
        'duffel-version': 'v2',
        accept: 'application/json',
        'accept-encoding': 'gzip',
        ...(call.data !== undefined && { 'content-type': 'application/json' }),
      },
      ...(call.data !== undefined && { body: JSON.stringify({ data: call.data }) }),
      signal: timeout(call.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      // The token goes to no other host.
      redirect: 'error',
    })
  }

  return {
    async call(call) {
      const name = `${call.method} ${nameOf(call.path)}`
      const budget = call.method === 'POST' && call.path === SEARCH ? 'search' : 'other'
      limits.assertOpen(budget)
      let response: Response | undefined
      let body: unknown
      try {
        response = await send(call)
        const text = await response.text()
        body = text ? JSON.parse(text) : null
      } catch (error) {
        // Its message may quote the request, so only its kind is kept.
        const kind = error instanceof Error ? error.name : 'unknown error'
        log.warn('duffel_unreachable', { call: name, kind, status: response?.status ?? null })
        throw new SupplierError(
          'unreachable',
          `Duffel gave no readable answer at ${name} (${kind})`,
        )
      }
      const retryAt = limits.read(budget, response)
      const { status } = response
      const requestId = response.headers.get('x-request-id')
      if (status < 200 || status > 299) {
        const problem = problemOf(body)
        log.warn('duffel_rejected', { call: name, status, requestId, code: problem?.code ?? null })
        throw new DuffelError(name, status, problem, status === 429 ? retryAt : null)
      }
      log.info('duffel_answered', { call: name, status, requestId })
      const parsed = call.answer.safeParse(body)
      if (parsed.success) return { status, answer: parsed.data }
      const fields = parsed.error.issues.map(({ path }) => path.join('.')).slice(0, 5)
      log.error('duffel_unreadable', { call: name, status, requestId, fields })
      throw new SupplierError('unreachable', `Duffel's answer at ${name} is not as documented`)
    },
  }
}

/** The path without what it is about. */
const nameOf = (path: string) => path.replace(/\/[a-z]{3}_[^/]+/, '/:id')

function problemOf(body: unknown): DuffelProblem | null {
  const parsed = errorsSchema.safeParse(body)
  const [first] = parsed.success ? parsed.data.errors : []
  return first ? { type: first.type, code: first.code, pointer: first.source?.pointer } : null
}
