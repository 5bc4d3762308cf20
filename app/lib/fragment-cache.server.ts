import type { ReactElement } from 'react'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'

/** About 25 kB each. */
const MAX_FRAGMENTS = 300

const fragments = new LRUCache<string, string>({ max: MAX_FRAGMENTS })

/** Renders a fragment of a page on the first request for its key. */
export function cachedFragment(key: string, fragment: () => ReactElement): string {
  const known = fragments.get(key)
  if (known !== undefined) return known
  const markup = renderToString(fragment())
  fragments.set(key, markup)
  return markup
}
