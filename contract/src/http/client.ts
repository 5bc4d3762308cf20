import type { z } from 'zod'
import type { Language } from '../values/language.ts'
import type { Endpoint, EndpointInput } from './endpoint.ts'
import { serviceUnreachable } from './http-errors.ts'
import { problemSchema, DomainError } from './problem.ts'

/** The whole difference between embedded, remote and prototype mode, so that all else runs the same in each. */
export type Transport = (request: Request) => Promise<Response>

export interface CallOptions {
  /** The caller's access token, sent as a bearer header. */
  token?: string | undefined
  /** Makes a write safe to repeat: one key, one order. */
  idempotencyKey?: string | undefined
  /** Headers to pass on, such as the visitor's address. */
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
  /** Of an endpoint whose body is a file. */
  file?: UploadedFile | undefined
}

/** A file on its way: a stream is passed on as it comes and never held whole. */
interface UploadedFile {
  body: ReadableStream<Uint8Array> | Blob | Uint8Array<ArrayBuffer>
  /** As the sender declares it; not trusted. */
  type: string
  /** Size in bytes when the sender declared it; too large a file is rejected before it is read. */
  bytes?: number | undefined
}

/** A file that was asked for. Read `body` to its end or cancel it. */
export interface DownloadedFile {
  body: ReadableStream<Uint8Array>
  headers: Headers
}

export interface Client {
  /** Calls an endpoint and returns its parsed answer. @throws DomainError for a problem, or an answer that cannot be read */
  call<C extends Endpoint>(
    endpoint: C,
    input: EndpointInput<C>,
    options?: CallOptions,
  ): Promise<z.output<C['output']>>
  /** The same for a list: `next` is the cursor that the answer's `Link: <...>; rel="next"` names, null on the last page. */
  page<C extends Endpoint>(
    endpoint: C,
    input: EndpointInput<C>,
    options?: CallOptions,
  ): Promise<{ items: z.output<C['output']>; next: string | null }>
  /** The same for an endpoint whose good answer is a file. */
  download<C extends Endpoint>(
    endpoint: C,
    input: EndpointInput<C>,
    options?: CallOptions,
  ): Promise<DownloadedFile>
}

/**
 * @param origin where the API lives, `http://host`; only its path matters when the transport has no socket.
 * @param language of what the API says to people
 */
export function createClient(
  transport: Transport,
  origin: string,
  language: Language = 'en',
): Client {
  async function send<C extends Endpoint>(
    endpoint: C,
    input: EndpointInput<C>,
    options: CallOptions = {},
  ) {
    try {
      const request = requestOf(endpoint, input, origin, options)
      if (!options.headers?.['accept-language']) request.headers.set('accept-language', language)
      return await transport(request)
    } catch (cause) {
      if (options.signal?.aborted) throw cause
      throw unreachable(cause)
    }
  }
  return {
    async call(endpoint, input, options) {
      return readAnswer<(typeof endpoint)['output']>(endpoint, await send(endpoint, input, options))
    },
    async page(endpoint, input, options) {
      const response = await send(endpoint, input, options)
      return {
        items: await readAnswer<(typeof endpoint)['output']>(endpoint, response),
        next: nextCursor(response.headers.get('link')),
      }
    },
    async download(endpoint, input, options) {
      const response = await send(endpoint, input, options)
      const { body, headers } = response
      if (!response.ok) throw await errorOf(response)
      if (body && headers.get('content-type') === endpoint.download?.type) return { body, headers }
      await body?.cancel()
      throw unreachable(new Error(`${endpoint.name} was answered without its file`))
    },
  }
}

function nextCursor(link: string | null): string | null {
  const target = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return target ? new URL(target, 'http://list.invalid').searchParams.get('cursor') : null
}

/** What goes into the path, the query and the body. */
interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** The HTTP request that an endpoint becomes. Shared with tests that speak to the API directly. */
export function requestOf<C extends Endpoint>(
  endpoint: C,
  input: EndpointInput<C>,
  origin: string,
  options?: CallOptions,
): Request
export function requestOf(
  endpoint: Endpoint,
  given: RequestParts,
  origin: string,
  options: CallOptions = {},
): Request {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(given.params?.[key] ?? ''),
  )
  const url = new URL(path, origin)
  for (const [key, value] of Object.entries(given.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) url.searchParams.append(key, String(one))
    }
  }
  const headers = new Headers(options.headers)
  headers.set('accept', endpoint.download?.type ?? 'application/json')
  if (options.token) headers.set('authorization', `Bearer ${options.token}`)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  const init: RequestInit = { method: endpoint.method, headers }
  if (options.signal) init.signal = options.signal
  if (given.body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(given.body)
  }
  if (options.file) {
    const { body, type, bytes } = options.file
    headers.set('content-type', type)
    if (bytes !== undefined) headers.set('content-length', String(bytes))
    // A stream goes out while it comes in; `duplex` says so, and the DOM's own type does not know it.
    Object.assign(init, { body, duplex: 'half' })
  }
  return new Request(url, init)
}

async function readAnswer<Output extends z.ZodType>(
  { output }: { output: Output },
  response: Response,
): Promise<z.output<Output>> {
  if (!response.ok) throw await errorOf(response)
  const parsed = output.safeParse(await jsonOf(response))
  if (parsed.success) return parsed.data
  throw unreachable(parsed.error)
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw unreachable(cause)
  }
}

async function errorOf(response: Response): Promise<DomainError> {
  const problem = problemSchema.safeParse(await jsonOf(response))
  if (!problem.success) return unreachable(problem.error)
  const {
    code,
    message: text,
    key,
    params,
    errors = {},
    reasons = {},
    price,
    orderId,
  } = problem.data
  const wait = Number(response.headers.get('retry-after'))
  const fields = Object.entries(errors).map(
    ([field, texts]) =>
      [field, texts.map((one, at) => ({ ...reasons[field]?.[at], text: one }))] as const,
  )
  return new DomainError(
    code,
    { text, key, params },
    {
      ...(problem.data.errors && { errors: Object.fromEntries(fields) }),
      ...(price !== undefined && { price }),
      ...(orderId !== undefined && { orderId }),
      ...(wait > 0 && { retryAfter: wait }),
    },
  )
}

function unreachable(cause: unknown): DomainError {
  const domainError = serviceUnreachable()
  domainError.cause = cause
  return domainError
}
