import { LRUCache } from 'lru-cache'
import type { AppContext } from '~/lib/context.server.ts'

/** How long lists may lag behind staff's changes. A package's own page and its price are never cached. */
const MAX_AGE_MS = 10_000
const MAX_LISTS = 300

const lists = new LRUCache<string, { view: Promise<unknown>; until: number }>({ max: MAX_LISTS })

/**
 * Caches for some seconds what is the same for every visitor. In prototype mode each visitor has their own data, so
 * nothing is cached.
 */
export function cacheForAll<View>(
  context: AppContext,
  key: string,
  make: () => Promise<View>,
): Promise<View> {
  if (context.mode === 'mock') return make()
  const now = context.now()
  const known = lists.get(key)
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a key names one kind of view
  if (known && known.until > now) return known.view as Promise<View>
  const view = make()
  lists.set(key, { view, until: now + MAX_AGE_MS })
  // A failed one is made again at the next request.
  view.catch(() => lists.delete(key))
  return view
}
