import { and, eq, ne, count } from 'drizzle-orm'
import { documentTooLarge, tooManyDocuments } from '@jatra/contract/document/document-errors'
import {
  MAX_DOCUMENT_BYTES,
  MAX_WAITING_DOCUMENTS,
  ORPHAN_HOURS,
  type StoredDocument,
} from '@jatra/contract/document/document'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { documents, users, type DocumentRow } from '../../db/schema.ts'
import { newFileKey } from '../../providers/files/files-provider.ts'
import { consumeRateLimit } from '../limits.ts'
import type { DocumentDeps } from './document-deps.ts'
import { discard, receiveImage, storeFailed } from './receive-image.ts'
import { toDocument } from './read-documents.ts'
import { isUnattached } from './unattached.ts'

export interface Upload {
  userId: string
  /** The file's name, cleaned for display. */
  name: string
  body: ReadableStream<Uint8Array> | null
}

/**
 * Stores an upload: streamed to the disk, validated, sanitized. Its row is written before its file, so the sweep finds
 * what an interruption leaves behind.
 *
 * @throws DomainError body_too_large, unsupported_type, document_refused, too_many_documents, rate_limited
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
    // Rejected before it was read; cancelling a stream that was read does no harm.
    if (upload.body && !upload.body.locked) await upload.body.cancel().catch(() => undefined)
  }
}

/** Inserts the row, and counts the account's unattached uploads under one lock. */
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
    eraseAt: null,
  }
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [waiting] = await tx
      .select({ count: count() })
      .from(documents)
      .where(and(eq(documents.userId, userId), ne(documents.state, 'removing'), isUnattached(tx)))
    if ((waiting?.count ?? 0) >= MAX_WAITING_DOCUMENTS) throw tooManyDocuments()
    await tx.insert(documents).values(row)
  })
  return row
}

async function fill(deps: DocumentDeps, row: DocumentRow, body: Upload['body']) {
  const picture = await receiveImage(deps, row, body, {
    use: 'document',
    maxBytes: MAX_DOCUMENT_BYTES,
    tooLarge: documentTooLarge,
  })
  const eraseAt = new Date(row.createdAt.getTime() + ORPHAN_HOURS * HOUR_MS)
  const [stored] = await deps.db
    .update(documents)
    .set({ ...picture, state: 'stored', eraseAt })
    .where(and(eq(documents.id, row.id), eq(documents.state, 'writing')))
    .returning()
  if (!stored) throw storeFailed(deps, row, new Error('It was swept before it was stored'))
  return toDocument(stored)
}
