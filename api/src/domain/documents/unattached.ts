import { and, eq, notExists } from 'drizzle-orm'
import { documents, orderDocuments } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** SQL condition: no order has this document. */
export function isUnattached(db: Database) {
  return notExists(
    db
      .select({ taken: orderDocuments.orderId })
      .from(orderDocuments)
      .where(eq(orderDocuments.documentId, documents.id)),
  )
}

/** SQL condition: the document is stored and belongs to this user. */
export function storedFor(userId: string) {
  return and(eq(documents.userId, userId), eq(documents.state, 'stored'))
}
