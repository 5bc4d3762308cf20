import { and, eq, ne, count } from 'drizzle-orm'
import { documentTooLarge, tooManyDocuments } from '@jatra/contract/document/document-refusals'
import {
  MAX_DOCUMENT_BYTES,
  MAX_WAITING_DOCUMENTS,
  type StoredDocument,
} from '@jatra/contract/document/document'
import { documents, users, type DocumentRow } from '../../db/schema.ts'
import { newFileKey } from '../../providers/files/files-provider.ts'
import { consumeRateLimit } from '../limits.ts'
import type { DocumentDeps } from './document-deps.ts'
import { discard, receivePicture, storeFailed } from './receive-picture.ts'
import { toDocument } from './to-document.ts'
import { untaken } from './waiting.ts'

export interface Upload {
  userId: string
  /** As it may be shown. */
  name: string
  body: ReadableStream<Uint8Array> | null
}

/**
 * Takes an upload: streamed to the disk, judged, made anew, and stored. Its row is there before its file, so whatever
 * happens between is found by the sweep; nothing else is left behind.
 *
 * @throws Refusal body_too_large, unsupported_type, document_refused, too_many_documents, rate_limited
 *   or provider_unavailable
 */
export async function storeDocument(deps: DocumentDeps, upload: Upload): Promise<StoredDocument> {
  try {
    await consumeRateLimit(deps, [{ limit: 'documentByUser', subject: upload.userId }])
    const row = await reserve(deps, upload)
    try {
      return await fill(deps, row, upload.body)
    } catch (error) {
      await discard(deps, row)
      throw error
    }
  } finally {
    // Refused before it was read. A stream that was read does not mind.
    if (upload.body && !upload.body.locked) await upload.body.cancel().catch(() => undefined)
  }
}

/** A row for what is to come, counted with its account's other uploads under one lock. */
async function reserve(deps: DocumentDeps, { userId, name }: Upload): Promise<DocumentRow> {
  const row: DocumentRow = {
    id: deps.newId(),
    userId,
    key: newFileKey(),
    state: 'writing',
    name,
    bytes: 0,
    width: 0,
    height: 0,
    createdAt: new Date(deps.clock()),
  }
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [waiting] = await tx
      .select({ count: count() })
      .from(documents)
      .where(and(eq(documents.userId, userId), ne(documents.state, 'removing'), untaken(tx)))
    if ((waiting?.count ?? 0) >= MAX_WAITING_DOCUMENTS) throw tooManyDocuments()
    await tx.insert(documents).values(row)
  })
  return row
}

async function fill(deps: DocumentDeps, row: DocumentRow, body: Upload['body']) {
  const picture = await receivePicture(deps, row, body, {
    use: 'document',
    maxBytes: MAX_DOCUMENT_BYTES,
    tooLarge: documentTooLarge,
  })
  const [stored] = await deps.db
    .update(documents)
    .set({ ...picture, state: 'stored' })
    .where(and(eq(documents.id, row.id), eq(documents.state, 'writing')))
    .returning()
  if (!stored) throw storeFailed(deps, row, new Error('It was swept before it was stored'))
  return toDocument(stored)
}
