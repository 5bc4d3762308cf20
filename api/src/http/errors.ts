import { serviceFailed, serviceUnavailable } from '@jatra/contract/http/http-errors'
import { loggedPath } from '@jatra/contract/observability/logged-path'
import { DomainError } from '@jatra/contract/http/problem'
import { newRequestId, REQUEST_ID_HEADER, requestIdOf } from '@jatra/contract/http/request-id'
import type { Logger } from '@jatra/contract/observability/logging'
import { databaseFailure } from '../db/database-failure.ts'
import { bodyCutOff } from './read-body.ts'

/**
 * The answer for an error of a handler. A {@link DomainError} is answered as it is. Any other error is ours: it is
 * logged with the request's id, which the answer has in `x-request-id`; the answer contains no detail.
 */
export function answerError(error: unknown, request: Request, log: Logger): Response {
  if (error instanceof DomainError) {
    const response = error.toResponse(request.headers)
    if (error.code === 'unauthenticated') response.headers.set('www-authenticate', 'Bearer')
    return response
  }
  // The client disconnected, perhaps while sending; this is not an error.
  if (request.signal.aborted) return bodyCutOff().toResponse(request.headers)
  const requestId = requestIdOf(request.headers) ?? newRequestId()
  log.error('request_failed', {
    requestId,
    method: request.method,
    path: loggedPath(new URL(request.url).pathname),
    error,
  })
  const answered = databaseFailure(error) ? serviceUnavailable() : serviceFailed()
  const response = answered.toResponse(request.headers)
  response.headers.set(REQUEST_ID_HEADER, requestId)
  return response
}
