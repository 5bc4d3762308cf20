import { LRUCache } from 'lru-cache'
import { REST_MS } from './visitor-states.ts'

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024

/** Uploaded images of all visitors, in memory. */
export interface ImageStore {
  keep(id: string, bytes: Uint8Array<ArrayBuffer>): void
  /** Undefined when the image was dropped, has expired, or was evicted. */
  find(id: string): Uint8Array<ArrayBuffer> | undefined
  drop(id: string): void
}

/** Images are large, so there is one limit for all visitors together. */
export function createImageStore(options: { clock: () => number; maxBytes?: number }): ImageStore {
  const images = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: options.maxBytes ?? DEFAULT_MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    // To the cache, an entry of exactly this age is still fresh.
    ttl: REST_MS - 1,
    // The visitors' clock may be moved: each look asks it anew.
    ttlResolution: 0,
    perf: { now: options.clock },
  })
  return {
    keep: (id, bytes) => void images.set(id, bytes),
    find: (id) => images.get(id),
    drop: (id) => void images.delete(id),
  }
}
