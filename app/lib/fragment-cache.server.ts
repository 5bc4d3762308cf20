import type { ReactNode } from 'react'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'

/** Letters of markup and keys together: some 300 pages of results. */
const MAX_LETTERS = 15_000_000

const fragments = new LRUCache<string, string>({
  maxSize: MAX_LETTERS,
  sizeCalculation: (markup, key) => markup.length + key.length,
})

/** Renders a fragment of a page on the first request for its key. */
export function cachedFragment(key: string, fragment: () => ReactNode): string {
  const known = fragments.get(key)
  if (known !== undefined) return known
  const markup = renderToString(fragment())
  fragments.set(key, markup)
  return markup
}
