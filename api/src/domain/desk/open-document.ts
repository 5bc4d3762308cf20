import { and, eq } from 'drizzle-orm'
import type { StoredDocument } from '@jatra/contract/document/document'
import { documentUnknown } from '@jatra/contract/document/document-errors'
import { orderDocuments, orders } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { DocumentDeps } from '../documents/document-deps.ts'
import { readDocument } from '../documents/read-document.ts'

/**
 * A document of an order as a stream, for a member of staff; opening it is recorded in the audit log. Read it to its end
 * or cancel it.
 * @throws DomainError not_found, also for a document of another order
 */
export async function openDocument(
  deps: Pick<DocumentDeps, 'db' | 'clock' | 'files' | 'log'>,
  { orderId, id, staffId }: { orderId: string; id: string; staffId: string },
): Promise<{ document: StoredDocument; body: ReadableStream<Uint8Array> }> {
  const [place] = await deps.db
    .select({ userId: orders.userId, traveler: orderDocuments.travelerPosition })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.documentId, id)))
  if (!place) throw documentUnknown()
  const { userId, traveler } = place
  const details = { traveler, document: id }
  await recordAudit(deps, { staffId, action: 'document.opened', subject: orderId, details })
  return readDocument(deps, userId, id)
}
