import type { z } from 'zod'
import type { Call, CallInput } from './call.ts'
import { problemSchema, Refusal } from './problem.ts'

/** The whole difference between embedded, remote and prototype mode (docs/decisions/023-one-transport.md). */
export type Transport = (request: Request) => Promise<Response>

export interface CallOptions {
  /** The caller's access token, sent as a bearer header. */
  token?: string | undefined
  /** Makes a write safe to repeat: one key, one order. */
  idempotencyKey?: string | undefined
  /** Headers to pass on, such as the visitor's address. */
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
}

export interface Client {
  /** Makes a call and gives its parsed answer. Throws {@link Refusal} when it is refused or cannot be read. */
  call<C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<z.output<C['output']>>
  /** The same for a list: `next` is the cursor that the answer's `Link: <...>; rel="next"` names, null on the last page. */
  page<C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<{ items: z.output<C['output']>; next: string | null }>
}

/** @param origin where the API lives, `http://host`; only its path matters when the transport has no socket. */
export function createClient(transport: Transport, origin: string): Client {
  async function send<C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}) {
    try {
      return await transport(requestOf(call, input, origin, options))
    } catch (cause) {
      if (options.signal?.aborted) throw cause
      throw unreachable(cause)
    }
  }
  return {
    async call(call, input, options) {
      return readAnswer(call, await send(call, input, options))
    },
    async page(call, input, options) {
      const response = await send(call, input, options)
      return {
        items: await readAnswer(call, response),
        next: nextCursor(response.headers.get('link')),
      }
    },
  }
}

function nextCursor(link: string | null): string | null {
  const target = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return target ? new URL(target, 'http://list.invalid').searchParams.get('cursor') : null
}

/** The HTTP request that a call becomes. Shared with tests that speak to the API directly. */
export function requestOf<C extends Call>(
  call: C,
  input: CallInput<C>,
  origin: string,
  options: CallOptions = {},
): Request {
  const given = input as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(given.params?.[key] ?? '')),
  )
  const url = new URL(path, origin)
  for (const [key, value] of Object.entries(given.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) url.searchParams.append(key, String(one))
    }
  }
  const headers = new Headers(options.headers)
  headers.set('accept', 'application/json')
  if (options.token) headers.set('authorization', `Bearer ${options.token}`)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  const init: RequestInit = { method: call.method, headers }
  if (options.signal) init.signal = options.signal
  if (given.body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(given.body)
  }
  return new Request(url, init)
}

async function readAnswer<C extends Call>(
  call: C,
  response: Response,
): Promise<z.output<C['output']>> {
  let body: unknown
  try {
    body = await response.json()
  } catch (cause) {
    throw unreachable(cause)
  }
  if (response.ok) {
    const parsed = call.output.safeParse(body)
    if (parsed.success) return parsed.data as z.output<C['output']>
    throw unreachable(parsed.error)
  }
  const problem = problemSchema.safeParse(body)
  if (!problem.success) throw unreachable(problem.error)
  const { code, message, errors, price } = problem.data
  const wait = Number(response.headers.get('retry-after'))
  throw new Refusal(code, message, {
    ...(errors && { errors }),
    ...(price !== undefined && { price }),
    ...(wait > 0 && { retryAfter: wait }),
  })
}

function unreachable(cause: unknown): Refusal {
  const refusal = new Refusal(
    'provider_unavailable',
    'We could not reach the service. Please try again.',
  )
  refusal.cause = cause
  return refusal
}
