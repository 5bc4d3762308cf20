import { DomainError } from '@jatra/contract/http/problem'

/** A plain-text response for a file download that failed with a domain error, because a download has no page to show it. */
export function fileError(error: unknown): Response {
  if (!(error instanceof DomainError)) throw error
  const { message, status, retryAfter } = error
  return new Response(message, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    },
  })
}
