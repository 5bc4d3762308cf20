import { DomainError, type ProblemCode } from '@jatra/contract/http/problem'
import type { Message } from '@jatra/contract/messages/message'
import { languageOf } from '@jatra/contract/values/language'
import type { Context } from 'hono'

/** A guard's error answer: a problem document for the API, a plain sentence for a browser. Never cached. */
export function problemResponse({ req }: Context, code: ProblemCode, reason: Message): Response {
  const error = new DomainError(code, reason)
  if (isApiPath(req.path)) return error.toResponse(req.raw.headers)
  return new Response(error.toProblem(languageOf(req.path)).message, {
    status: error.status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
