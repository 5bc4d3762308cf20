import type { ReactNode } from 'react'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'

/** Bytes of markup and characters of keys together: some 300 pages of results. */
const MAX_SIZE = 15_000_000

const fragments = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: MAX_SIZE,
  sizeCalculation: (markup, key) => markup.length + key.length,
})

/** The markup of a fragment in UTF-8, rendered on the first request for its key. */
export function cachedFragment(key: string, fragment: () => ReactNode): Buffer<ArrayBuffer> {
  const known = fragments.get(key)
  if (known !== undefined) return known
  const markup = Buffer.from(renderToString(fragment()))
  fragments.set(key, markup)
  return markup
}
