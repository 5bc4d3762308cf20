import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { PICTURE_HEAD_BYTES } from '@jatra/contract/values/picture-header'
import { Refusal } from '@jatra/contract/http/problem'
import { documents, type DocumentRow } from '../../db/schema.ts'
import { toFileKey } from '../../providers/files/files-provider.ts'
import type { DocumentDeps } from './document-deps.ts'
import type { PictureUse, RemadePicture } from './picture-job.ts'
import { receiveFile } from './receive-file.ts'
import { refuseType, remakePicture } from './remake-picture.ts'

/** The row that stands for a file on its way. */
type Reserved = Pick<DocumentRow, 'id' | 'key'>

/**
 * Takes an uploaded picture: streamed to the disk, judged, made anew, and stored under the key of its row.
 * @throws Refusal body_too_large, unsupported_type, document_refused or provider_unavailable
 */
export async function receivePicture(
  deps: DocumentDeps,
  row: Reserved,
  body: ReadableStream<Uint8Array> | null,
  rules: { use: PictureUse; maxBytes: number; tooLarge: () => Refusal },
): Promise<RemadePicture> {
  await mkdir(deps.uploadsDir, { recursive: true, mode: 0o700 })
  const received = join(deps.uploadsDir, `${row.key}.upload`)
  const remade = join(deps.uploadsDir, `${row.key}.jpg`)
  try {
    await receiveFile(body, received, { ...rules, headBytes: PICTURE_HEAD_BYTES }, refuseType)
    const picture = await remakePicture(received, remade, rules.use)
    await deps.files.write(toFileKey(row.key), remade).catch((error: unknown) => {
      throw storeFailed(deps, row, error)
    })
    return picture
  } finally {
    await Promise.all([received, remade].map((path) => rm(path, { force: true })))
  }
}

/** Best effort: what cannot be removed now, the sweep removes. */
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
): Refusal {
  deps.log.error('document_not_stored', { documentId: row.id, error })
  const message = 'We could not store this picture just now. Please try again.'
  return new Refusal('provider_unavailable', message, { retryAfter: 10 })
}
