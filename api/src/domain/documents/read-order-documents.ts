import { and, asc, eq, inArray } from 'drizzle-orm'
import type { StoredDocument } from '@jatra/contract/document/document'
import { documents, orderDocuments } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { toDocument } from './to-document.ts'

/**
 * Documents by order and traveller: `get(orderId)?.get(position)`. Those of unpaid orders are deleted after a while.
 */
export async function readOrderDocuments(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Map<number, StoredDocument[]>>> {
  const byOrder = new Map<string, Map<number, StoredDocument[]>>()
  if (orderIds.length === 0) return byOrder
  const rows = await db
    .select({ place: orderDocuments, document: documents })
    .from(orderDocuments)
    .innerJoin(documents, eq(documents.id, orderDocuments.documentId))
    .where(and(inArray(orderDocuments.orderId, [...orderIds]), eq(documents.state, 'stored')))
    .orderBy(asc(orderDocuments.travelerPosition), asc(orderDocuments.documentPosition))
  for (const { place, document } of rows) {
    const byTraveler = byOrder.get(place.orderId) ?? new Map<number, StoredDocument[]>()
    const ownDocuments = byTraveler.get(place.travelerPosition) ?? []
    byTraveler.set(place.travelerPosition, [...ownDocuments, toDocument(document)])
    byOrder.set(place.orderId, byTraveler)
  }
  return byOrder
}
