import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** About 25 kB each. */
const MAX_FRAGMENTS = 300

const fragments = new Map<string, string>()

/** Renders a fragment of a page on the first request for its key; least recently used fragments are evicted. */
export function cachedFragment(key: string, fragment: () => ReactElement): string {
  const markup = fragments.get(key) ?? renderToString(fragment())
  fragments.delete(key)
  fragments.set(key, markup)
  const [oldest] = fragments.keys()
  if (fragments.size > MAX_FRAGMENTS && oldest !== undefined) fragments.delete(oldest)
  return markup
}
