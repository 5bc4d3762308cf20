import { createHash } from 'node:crypto'
import { addressSubjects } from '@jatra/contract/http/address-subject'
import { DomainError } from '@jatra/contract/http/problem'
import { LRUCache } from 'lru-cache'
import type { LinkPicture } from './link-picture.ts'

/** A picture, and what names its bytes to caches. */
export interface LinkPictureFile {
  png: Uint8Array<ArrayBuffer>
  etag: string
}

export interface LinkPictures {
  /**
   * From the cache, or drawn.
   * @throws DomainError rate_limited when this visitor had too many drawn, provider_unavailable when too many wait
   */
  get(
    content: LinkPicture,
    visitor: { address: string; signal: AbortSignal },
  ): Promise<LinkPictureFile>
  close(): Promise<void>
}

/** Draws in worker threads (a drawing pool). */
interface Pool {
  draw(content: LinkPicture, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
  isDrawing(content: LinkPicture): boolean
  close(): Promise<void>
}

/** Some 500 pictures. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024
/** Drawings per address and window: link previewers fetch all packages of a page at once. */
export const DRAWINGS_PER_ADDRESS = { max: 120, seconds: 600 }
const MAX_ADDRESSES = 10_000

/** @param now epoch milliseconds */
export function createLinkPictures(pool: Pool, now: () => number): LinkPictures {
  const cached = new LRUCache<string, LinkPictureFile>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ png }) => png.length,
  })
  const windows = new LRUCache<string, { drawn: number; endsAt: number }>({ max: MAX_ADDRESSES })

  /** Each process has its own limit, because a drawing loads the process that makes it. */
  function consumeRateLimit(address: string): void {
    const counted = addressSubjects(address).map(({ subject, times }) => {
      const known = windows.get(subject)
      const fresh = { drawn: 0, endsAt: now() + DRAWINGS_PER_ADDRESS.seconds * 1000 }
      const window = known && known.endsAt > now() ? known : fresh
      return { subject, window, max: DRAWINGS_PER_ADDRESS.max * times }
    })
    for (const { window, max } of counted) {
      if (window.drawn < max) continue
      throw new DomainError('rate_limited', 'manyLinkPictures', {
        retryAfter: Math.ceil((window.endsAt - now()) / 1000),
      })
    }
    for (const { subject, window } of counted)
      windows.set(subject, { ...window, drawn: window.drawn + 1 })
  }

  return {
    async get(content, { address, signal }) {
      const key = keyOf(content)
      const known = cached.get(key)
      if (known) return known
      if (!pool.isDrawing(content)) consumeRateLimit(address)
      const png = await pool.draw(content, signal)
      const file = { png, etag: `"${createHash('sha256').update(png).digest('base64url')}"` }
      cached.set(key, file)
      return file
    },
    close: () => pool.close(),
  }
}

const keyOf = (content: LinkPicture) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')
