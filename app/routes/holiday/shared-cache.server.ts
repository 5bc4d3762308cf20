import type { AppContext } from '~/lib/context.server.ts'

/** How long lists may lag behind staff's changes. A package's own page and its price are never cached. */
const KEPT_MS = 10_000
/** Lists that are kept; what was not asked for longest goes first. */
const MAX_KEPT = 300

const kept = new Map<string, { view: Promise<unknown>; until: number }>()

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
  const known = kept.get(key)
  kept.delete(key)
  const view = known && known.until > now ? (known.view as Promise<View>) : make()
  kept.set(key, { view, until: known && known.until > now ? known.until : now + KEPT_MS })
  // One that failed is tried again at the next request.
  view.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return view
}
