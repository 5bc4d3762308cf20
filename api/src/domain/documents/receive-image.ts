import { mkdir, rm, open } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import {
  assertDocumentType,
  documentEmpty,
  uploadCutOff,
} from '@jatra/contract/document/document-errors'
import { FILE_HEAD_BYTES } from '@jatra/contract/document/file-kind'
import { DomainError } from '@jatra/contract/http/problem'
import { documents, type DocumentRow } from '../../db/schema.ts'
import { toFileKey } from '../../providers/files/files-provider.ts'
import type { DocumentDeps } from './document-deps.ts'
import type { ImageUse, SanitizedImage } from './image-job.ts'
import { sanitizeImage } from './sanitize-image.ts'

/** The row of a file that is being uploaded. */
type Reserved = Pick<DocumentRow, 'id' | 'key' | 'userId'>

/**
 * Receives an uploaded picture: streams it to the disk, validates and sanitizes it, and stores it under its row's key.
 * @throws DomainError body_too_large, unsupported_type, document_refused or provider_unavailable
 */
export async function receiveImage(
  deps: DocumentDeps,
  row: Reserved,
  body: ReadableStream<Uint8Array> | null,
  rules: { use: ImageUse; maxBytes: number; tooLarge: () => DomainError },
): Promise<SanitizedImage> {
  const received = join(deps.uploadsDir, `${row.key}.upload`)
  const sanitized = join(deps.uploadsDir, `${row.key}.jpg`)
  try {
    await mkdir(deps.uploadsDir, { recursive: true, mode: 0o700 })
    await receiveFile(body, received, { ...rules, headBytes: FILE_HEAD_BYTES }, assertDocumentType)
    const picture = await sanitizeImage(row.userId, received, sanitized, rules.use)
    await deps.files.write(toFileKey(row.key), sanitized)
    return picture
  } catch (error) {
    // The disk is full, or the store is away.
    throw error instanceof DomainError ? error : storeFailed(deps, row, error)
  } finally {
    await Promise.all([received, sanitized].map((path) => rm(path, { force: true })))
  }
}

/** Best effort: the sweep removes what could not be removed here. */
export async function discard(deps: DocumentDeps, row: Reserved): Promise<void> {
  try {
    await deps.files.remove(toFileKey(row.key))
    await deps.db.delete(documents).where(eq(documents.id, row.id))
  } catch (error) {
    deps.log.warn('document_not_discarded', { documentId: row.id, error })
  }
}

export function storeFailed(
  deps: Pick<DocumentDeps, 'log'>,
  row: Reserved,
  error: unknown,
): DomainError {
  deps.log.error('document_not_stored', { documentId: row.id, error })
  return new DomainError('provider_unavailable', 'pictureNotStored', { retryAfter: 10 })
}

/**
 * Writes an upload to `path` as it comes, counting bytes, because Content-Length proves nothing. The caller removes the
 * file. The sender is cut off at the limit.
 *
 * @param judge sees the file's first bytes, at most `headBytes`, before the rest is read; throws to reject it
 * @throws DomainError body_too_large, or invalid_input for an empty or interrupted upload
 */
async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  limits: { maxBytes: number; headBytes: number; tooLarge: () => DomainError },
  judge: (head: Uint8Array) => void,
): Promise<void> {
  if (!body) throw documentEmpty()
  const file = await open(path, 'wx', 0o600)
  const reader = body.getReader()
  let bytes = 0
  let head = Buffer.alloc(0)
  try {
    const next = () => reader.read().catch(() => Promise.reject(uploadCutOff()))
    for (let read = await next(); !read.done; read = await next()) {
      const chunk = read.value
      bytes += chunk.byteLength
      if (bytes > limits.maxBytes) throw limits.tooLarge()
      if (head.length < limits.headBytes) {
        head = Buffer.concat([head, chunk.subarray(0, limits.headBytes - head.length)])
        if (head.length >= limits.headBytes) judge(head)
      }
      await file.writeFile(chunk)
    }
    if (bytes === 0) throw documentEmpty()
    if (head.length < limits.headBytes) judge(head)
  } catch (error) {
    await reader.cancel(error).catch(() => undefined)
    throw error
  } finally {
    await file.close()
  }
}
