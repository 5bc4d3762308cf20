import { and, eq } from 'drizzle-orm'
import { documentUnknown } from '@jatra/contract/document/document-errors'
import type { StoredDocument } from '@jatra/contract/document/document'
import { documents } from '../../db/schema.ts'
import { toFileKey } from '../../providers/files/files-provider.ts'
import type { DocumentDeps } from './document-deps.ts'
import { toDocument } from './read-documents.ts'
import { storedFor } from './unattached.ts'

/**
 * A document as a stream from its storage; read it to its end or cancel it.
 * @throws DomainError not_found, also for another user's
 */
export async function readDocument(
  deps: Pick<DocumentDeps, 'db' | 'files' | 'log'>,
  userId: string,
  id: string,
): Promise<{ document: StoredDocument; body: ReadableStream<Uint8Array> }> {
  const [row] = await deps.db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), storedFor(userId)))
  if (!row) throw documentUnknown()
  const body = await deps.files.read(toFileKey(row.key))
  if (body) return { document: toDocument(row), body }
  deps.log.error('document_file_missing', { documentId: id })
  throw documentUnknown()
}
