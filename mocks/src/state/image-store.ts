import { REST_MS } from './visitor-states.ts'

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024

/** Uploaded images of all visitors, in memory. */
export interface ImageStore {
  keep(id: string, bytes: Uint8Array<ArrayBuffer>): void
  /** Undefined when the image was dropped, has expired, or was evicted. */
  find(id: string): Uint8Array<ArrayBuffer> | undefined
  drop(id: string): void
}

/** Images are large, so there is one limit for all visitors together; the oldest is evicted first. */
export function createImageStore(options: { clock: () => number; maxBytes?: number }): ImageStore {
  const { clock, maxBytes = DEFAULT_MAX_BYTES } = options
  const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; keptAt: number }>()
  let total = 0

  const drop = (id: string) => {
    total -= kept.get(id)?.bytes.length ?? 0
    kept.delete(id)
  }
  const forget = () => {
    for (const [id, { keptAt }] of kept) {
      if (total <= maxBytes && clock() - keptAt < REST_MS) break
      drop(id)
    }
  }

  return {
    keep(id, bytes) {
      kept.set(id, { bytes, keptAt: clock() })
      total += bytes.length
      forget()
    },
    find(id) {
      forget()
      return kept.get(id)?.bytes
    },
    drop,
  }
}
