import type { Transport } from '@jatra/contract/http/client'
import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'
import type { ViewCache } from '../cache/view-cache.server.ts'

/** For an API that sends no Retry-After, or cannot be reached. */
const RETRY_AFTER = '5'

/**
 * Watches what the API answers to one page.
 *
 * A page that fails because the API is unavailable is answered with 503 and Retry-After, so that browsers, balancers
 * and search engines know that it is temporary. Remix knows only 500.
 *
 * A page that is rendered without some data, because the API answered with an error, is not cached for everyone.
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
    /** The request that fails to make a shared view may be another visitor's. */
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
