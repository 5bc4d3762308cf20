import { randomBytes } from 'node:crypto'

/** Where stored files live: a local folder by default, or anything that speaks S3 (decision 043). */
export interface FilesProvider {
  /** Stores the file at `path` whole or not at all. The same key again replaces it. */
  write(key: FileKey, path: string): Promise<void>
  /** The file's bytes as they come, null when there is none. Read it to its end or cancel it. */
  read(key: FileKey): Promise<ReadableStream<Uint8Array> | null>
  /** Removes it. A missing file is no error, so that an interrupted removal can be repeated. */
  remove(key: FileKey): Promise<void>
}

/** 160 random bits in hex: not guessable, no path, and safe on case-insensitive file systems. */
export type FileKey = string & { readonly isFileKey: true }

export function newFileKey(): FileKey {
  return toFileKey(randomBytes(20).toString('hex'))
}

/** @throws Error for anything that {@link newFileKey} did not make: it could be a path. */
export function toFileKey(key: string): FileKey {
  if (!isFileKey(key)) throw new Error('This is no key of a stored file')
  return key
}

function isFileKey(key: string): key is FileKey {
  return /^[0-9a-f]{40}$/.test(key)
}
