import type { Transport } from '@jatra/contract/http/client'

/** For an API that does not say when to come again, or cannot be reached at all. */
const RETRY_AFTER = '5'

/**
 * A page that fails because the API was not available passes by itself: it is answered with 503 and Retry-After, so that
 * browsers, balancers and search engines take it for no mistake of ours. Remix knows only 500.
 */
export function noticeUnavailable(transport: Transport) {
  let retryAfter: string | null = null
  return {
    transport: async (request: Request) => {
      try {
        const answer = await transport(request)
        if (answer.status === 503) retryAfter = answer.headers.get('retry-after') ?? RETRY_AFTER
        return answer
      } catch (error) {
        retryAfter = RETRY_AFTER
        throw error
      }
    },
    answer: (page: Response): Response => {
      if (!retryAfter || (page.status !== 500 && page.status !== 503)) return page
      const headers = new Headers(page.headers)
      headers.set('retry-after', retryAfter)
      return new Response(page.body, { status: 503, headers })
    },
  }
}
