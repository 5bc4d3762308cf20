import { Refusal } from '@jatra/contract/http/problem'

/** The answer where a file was asked for and is refused: it has no page that could say so, and no fault of ours either. */
export function refusedFile(error: unknown): Response {
  if (!(error instanceof Refusal)) throw error
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
