import { readFile } from 'node:fs/promises'
import type { FilesProvider } from '../providers/files/files-provider.ts'

/** A files provider in memory; `kept` holds the files by key. */
export function createMemoryFiles(): FilesProvider & {
  kept: Map<string, Uint8Array<ArrayBuffer>>
} {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    kept,
    async write(key, path) {
      kept.set(key, new Uint8Array(await readFile(path)))
    },
    async read(key) {
      const bytes = kept.get(key)
      return bytes ? new Blob([bytes]).stream() : null
    },
    async remove(key) {
      kept.delete(key)
    },
  }
}
