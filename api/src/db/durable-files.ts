import { closeSync, fsyncSync, openSync, readdirSync, type Dirent } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Writes a file or a folder through to the disk. */
type SyncPath = (path: string) => void

/**
 * PGlite turns fsync off, and its files ignore it. These parameters turn it on again; `fsync`, because the default
 * method, fdatasync, does nothing in WebAssembly.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

/** What of Emscripten's file system of Node we add to; it is not in PGlite's types. */
interface NodeFiles {
  realPath(node: unknown): string
  stream_ops: { fsync?: (stream: { node: unknown }) => number }
}

/** The files of a PGlite that reach the disk when PostgreSQL asks for it: at each commit and checkpoint. */
export class DurableFiles extends NodeFS {
  readonly #sync: SyncPath

  constructor(directory: string, sync: SyncPath = syncPath) {
    super(directory)
    this.#sync = sync
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters)
    const addFsync = (module: unknown) => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- Emscripten hands itself over; its file system is not in PGlite's types
      const { NODEFS: files } = module as { NODEFS: NodeFiles }
      files.stream_ops.fsync = ({ node }) => {
        this.#sync(files.realPath(node))
        return 0
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    }
  }
}

export function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Files at once: one after the other waits for the disk's journal each time, which takes ten times as long. */
const SYNCED_AT_ONCE = 16

/** Writes a folder through to the disk: files first, then the folders that name them. */
export async function syncTree(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name)
  const files = entries.filter((entry) => entry.isFile()).map(pathOf)
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf)
  const syncRest = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const handle = await open(file, 'r')
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
    }
  }
  await Promise.all(Array.from({ length: SYNCED_AT_ONCE }, syncRest))
  for (const path of [...folders, folder]) syncPath(path)
}
