import type { DownloadedFile } from '@jatra/contract/http/client'
import { DomainError } from '@jatra/contract/http/problem'

/** The headers of the API's answer that describe the file. */
const PASSED_ON = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
]

/** A file of the API, streamed as it comes. */
export function fileResponse({ body, headers }: DownloadedFile): Response {
  const passedOn = PASSED_ON.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new Response(body, { headers: passedOn })
}

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
