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

/**
 * A page whose cached parts are bytes. React writes a placeholder for each, so that its string stays small: joining and
 * encoding all parts anew would take a sixth of the time of a page of results.
 */
export class PageParts {
  readonly #parts: Buffer<ArrayBuffer>[] = []
  readonly #nonce: string

  /** @param nonce of the answer: content of the page cannot know it, so it cannot contain a placeholder */
  constructor(nonce: string) {
    this.#nonce = nonce
  }

  /** @returns the markup that stands for this part until {@link join} */
  put(part: Buffer<ArrayBuffer>): string {
    return `<!--part ${this.#nonce} ${this.#parts.push(part) - 1}-->`
  }

  /** The whole page in UTF-8. */
  join(html: string): Buffer<ArrayBuffer> {
    // Splitting at the placeholders gives markup and part numbers in turn.
    const pieces = html.split(new RegExp(`<!--part ${this.#nonce} (\\d+)-->`))
    const none = Buffer.alloc(0)
    return Buffer.concat(
      pieces.map((piece, at) =>
        at % 2 === 0 ? Buffer.from(piece) : (this.#parts[Number(piece)] ?? none),
      ),
    )
  }
}
