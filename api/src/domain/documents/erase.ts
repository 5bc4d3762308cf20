import { eq } from 'drizzle-orm'
import { documents, orderDocuments, type DocumentRow } from '../../db/schema.ts'
import { toFileKey } from '../../providers/files/files-provider.ts'
import type { DocumentDeps } from './document-deps.ts'

/**
 * Removes the file, then the row, of a document that is no longer listed (`writing` or `removing`). Interrupted
 * between, the row is still there to be found, and removing a file that is gone is no error.
 */
export async function erase(
  { db, files }: Pick<DocumentDeps, 'db' | 'files'>,
  row: Pick<DocumentRow, 'id' | 'key'>,
): Promise<void> {
  await files.remove(toFileKey(row.key))
  await db.transaction(async (tx) => {
    await tx.delete(orderDocuments).where(eq(orderDocuments.documentId, row.id))
    await tx.delete(documents).where(eq(documents.id, row.id))
  })
}
