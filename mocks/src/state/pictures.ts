import { REST_MS } from './visitor-states.ts'

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024

/** Uploaded pictures in memory, of all visitors together. */
export interface Pictures {
  keep(id: string, bytes: Uint8Array<ArrayBuffer>): void
  /** Undefined once the picture has been dropped, its time is up, or newer ones have taken its room. */
  find(id: string): Uint8Array<ArrayBuffer> | undefined
  drop(id: string): void
}

/** They are as large as people's cameras make them, so there is one bound for everybody: the oldest goes first. */
export function createPictures(options: { clock: () => number; maxBytes?: number }): Pictures {
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
