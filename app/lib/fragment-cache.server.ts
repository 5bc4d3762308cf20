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
  // React's string is a tree of thousands of pieces, which every page with it would walk: bytes make it one.
  const markup = Buffer.from(renderToString(fragment())).toString()
  fragments.set(key, markup)
  return markup
}
