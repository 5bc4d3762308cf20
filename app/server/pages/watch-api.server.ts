import type { Transport } from '@jatra/contract/http/client'
import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'
import type { ViewCache } from '../cache/view-cache.server.ts'

/** For an API that does not say when to come again, or cannot be reached at all. */
const RETRY_AFTER = '5'

/**
 * Watches what the API answers to one page.
 *
 * A page that fails because the API was not available passes by itself: it is answered with 503 and Retry-After, so that
 * browsers, balancers and search engines take it for no mistake of ours. Remix knows only 500.
 *
 * A page that does without what the API refused or failed to say is this visitor's alone, though it be a page for everyone.
 */
export function watchApi(api: Transport, shared: Pick<ViewCache, 'get'>) {
  let retryAfter: string | null = null
  let failed = false
  return {
    transport: async (request: Request) => {
      try {
        const answer = await api(request)
        if (!answer.ok) failed = true
        if (answer.status === 503) retryAfter = answer.headers.get('retry-after') ?? RETRY_AFTER
        return answer
      } catch (error) {
        failed = true
        retryAfter = RETRY_AFTER
        throw error
      }
    },
    /** Another visitor's request may be the one that fails to make a view. */
    views: {
      get: async <View>(key: string, make: () => Promise<View>) => {
        try {
          return await shared.get(key, make)
        } catch (error) {
          failed = true
          throw error
        }
      },
    },
    answer: (page: Response): Response => {
      if (failed && page.headers.get('cache-control') === FOR_EVERYONE) {
        page.headers.delete('cache-control')
      }
      if (!retryAfter || (page.status !== 500 && page.status !== 503)) return page
      const headers = new Headers(page.headers)
      headers.set('retry-after', retryAfter)
      return new Response(page.body, { status: 503, headers })
    },
  }
}
