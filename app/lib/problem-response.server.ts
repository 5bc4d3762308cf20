import { DomainError, type ProblemCode } from '@jatra/contract/http/problem'
import type { Context } from 'hono'

/** What a guard answers: a problem to callers of the API, a plain sentence to a browser. Never cached. */
export function problemResponse(context: Context, code: ProblemCode, message: string): Response {
  const error = new DomainError(code, message)
  if (isApiPath(context.req.path)) return error.toResponse()
  return new Response(message, {
    status: error.status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
