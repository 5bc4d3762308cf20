import { boundAnswer } from '@jatra/contract/http/bound-answer'
import type { Transport } from '@jatra/contract/http/client'
import { serviceUnreachable } from '@jatra/contract/http/http-errors'
import type { Logger } from '@jatra/contract/observability/logging'
import { loggedPath } from '@jatra/contract/observability/logged-path'
import { PROOF_HEADER, type SiteProof } from '../guards/site-proof.server.ts'

/** Headers of one connection (RFC 9110, 7.6.1), and those that name our own host or its proxies. */
const NOT_PASSED_ON = [
  'accept-encoding',
  'connection',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

/** Of the connection to the API; fetch has already unpacked the body. */
const NOT_PASSED_BACK = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]

/** More than the largest list and the largest file. */
const MAX_BYTES = 50_000_000
/** As long as the longest request; a file may take a slow reader longer. */
const ANSWER_MS = 150_000
const FILE_MS = 15 * 60_000

/**
 * The API on another host. The site sends the visitor's address and browser inside a proof that only the two can make,
 * because anybody could send the plain headers.
 * @param host origin of the API
 */
export function createRemoteApi(
  host: string,
  proof: SiteProof,
  log: Logger,
  now = () => performance.now(),
) {
  const transport: Transport = async (request) => {
    const { pathname, search } = new URL(request.url)
    // Set by parts: resolved against the host, a path such as `//elsewhere/` would name another one.
    const target = new URL(host)
    target.pathname = pathname
    target.search = search
    const passed = new Request(target, request)
    for (const name of NOT_PASSED_ON) passed.headers.delete(name)
    const visitor = {
      clientIp: take(passed.headers, 'x-jatra-client-ip') ?? 'unknown',
      userAgent: take(passed.headers, 'x-jatra-user-agent'),
    }
    passed.headers.set(PROOF_HEADER, await proof.sign(request.method, target, visitor))
    try {
      const answer = await fetch(passed, { redirect: 'manual' })
      const headers = new Headers(answer.headers)
      const isJson = headers.get('content-type')?.includes('json') ?? false
      const limits = { maxBytes: MAX_BYTES, maxMs: isJson ? ANSWER_MS : FILE_MS }
      const { body } = boundAnswer(answer, limits, { asked: passed, now })
      for (const name of NOT_PASSED_BACK) headers.delete(name)
      return new Response(body, { status: answer.status, headers })
    } catch (error) {
      if (request.signal.aborted) throw error
      log.error('api_unreachable', { path: loggedPath(pathname), error })
      return serviceUnreachable(5).toResponse(request.headers)
    }
  }

  /** Ready means that the API is ready and accepts our proof. */
  async function ready(): Promise<boolean> {
    const url = new URL('/readyz', host)
    try {
      const response = await fetch(url, {
        headers: { [PROOF_HEADER]: await proof.sign('GET', url, { clientIp: 'unknown' }) },
        signal: AbortSignal.timeout(2000),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }

  return { transport, ready, close: async () => {} }
}

function take(headers: Headers, name: string): string | undefined {
  const value = headers.get(name) ?? undefined
  headers.delete(name)
  return value
}
