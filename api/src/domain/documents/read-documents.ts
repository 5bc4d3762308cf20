import { and, asc, eq, inArray } from 'drizzle-orm'
import type { StoredDocument } from '@jatra/contract/document/document'
import { documents, orderDocuments, type DocumentRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { storedFor, isUnattached } from './unattached.ts'

/** The user's uploads that no order has taken, oldest first; so few that there are no pages. */
export async function listDocuments(
  { db }: { db: Database },
  userId: string,
): Promise<StoredDocument[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(and(storedFor(userId), isUnattached(db)))
    .orderBy(asc(documents.createdAt), asc(documents.id))
  return rows.map(toDocument)
}

/** A document of an order, and the item of its checklist that it is; null: of the pile. */
interface OrderDocument {
  document: StoredDocument
  itemId: string | null
}

/**
 * Documents by order and traveller: `get(orderId)?.get(position)`. Those of unpaid orders are deleted after a while.
 */
export async function readOrderDocuments(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Map<number, OrderDocument[]>>> {
  const byOrder = new Map<string, Map<number, OrderDocument[]>>()
  if (orderIds.length === 0) return byOrder
  const rows = await db
    .select({ place: orderDocuments, document: documents })
    .from(orderDocuments)
    .innerJoin(documents, eq(documents.id, orderDocuments.documentId))
    .where(and(inArray(orderDocuments.orderId, [...orderIds]), eq(documents.state, 'stored')))
    .orderBy(asc(orderDocuments.travelerPosition), asc(orderDocuments.documentPosition))
  for (const { place, document } of rows) {
    const byTraveler = byOrder.get(place.orderId) ?? new Map<number, OrderDocument[]>()
    const ownDocuments = byTraveler.get(place.travelerPosition) ?? []
    byTraveler.set(place.travelerPosition, [
      ...ownDocuments,
      { document: toDocument(document), itemId: place.itemId },
    ])
    byOrder.set(place.orderId, byTraveler)
  }
  return byOrder
}

/** A row as its owner sees it: without its key. */
export function toDocument(row: DocumentRow): StoredDocument {
  const { id, name, bytes, width, height, createdAt } = row
  return {
    _id: id,
    name,
    type: 'image/jpeg',
    bytes,
    width,
    height,
    uploadedAt: createdAt.toISOString(),
  }
}
