import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { errorCode } from '@jatra/contract/values/error-code'
import type { FileKey, FilesProvider } from './files-provider.ts'

/**
 * Files in a folder that only this system's user can read, away from anything that is served. A file appears under its
 * name once it is whole and on the disk.
 */
export function createLocalFiles(folder: string): FilesProvider {
  // Two levels, so that no folder grows past what tools can list.
  const pathOf = (key: FileKey) => join(folder, key.slice(0, 2), key)
  return {
    async write(key, path) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      const part = `${target}.part`
      try {
        await copyFile(path, part)
        const file = await open(part, 'r+')
        try {
          await file.chmod(0o600)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, target)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      await syncFolder(dirname(target))
    },
    async read(key) {
      try {
        const file = await open(pathOf(key))
        const stream = createReadStream('', { fd: file, autoClose: true })
        // oxlint-disable-next-line typescript/consistent-type-assertions -- Node types its class apart from the browser's, which is the same
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
      await rm(`${pathOf(key)}.part`, { force: true })
    },
  }
}

/** A rename is on the disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT'
}
