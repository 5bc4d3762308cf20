import type { HeadersFunction } from '@remix-run/node'
import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'

/**
 * `headers` of a page that is the same for all signed-out visitors; for signed-in ones it is private.
 */
export const forEveryone: HeadersFunction = () => ({ 'cache-control': FOR_EVERYONE })

/** `handle` of such a page. Without it the page is never cached. */
export interface CachedPage {
  /** The query parameters that the page reads, on the server or in the browser. No other parameter reaches it. */
  reads: readonly string[]
}
