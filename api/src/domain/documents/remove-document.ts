import { and, eq } from 'drizzle-orm'
import { documentAttached, documentUnknown } from '@jatra/contract/document/document-errors'
import { documents, orderDocuments, type DocumentRow } from '../../db/schema.ts'
import type { DocumentDeps } from './document-deps.ts'
import { storedFor } from './unattached.ts'
import { toFileKey } from '../../providers/files/files-provider.ts'

/**
 * Removes an unattached upload. It is no longer listed once this returns; if its file cannot be removed at once, the
 * sweep does it.
 *
 * @throws DomainError not_found, or already_taken when an order has it
 */
export async function removeDocument(
  deps: Pick<DocumentDeps, 'db' | 'files' | 'log'>,
  userId: string,
  id: string,
): Promise<void> {
  const row = await deps.db.transaction(async (tx) => {
    // An order that attaches it at this moment waits for this lock, or this for the order.
    const [found] = await tx
      .select()
      .from(documents)
      .where(and(eq(documents.id, id), storedFor(userId)))
      .for('update')
    if (!found) throw documentUnknown()
    const taken = await tx
      .select({ orderId: orderDocuments.orderId })
      .from(orderDocuments)
      .where(eq(orderDocuments.documentId, id))
      .limit(1)
    if (taken.length) throw documentAttached()
    await tx.update(documents).set({ state: 'removing' }).where(eq(documents.id, id))
    return found
  })
  await erase(deps, row).catch((error: unknown) => {
    deps.log.warn('document_not_erased', { documentId: id, error })
  })
}

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
