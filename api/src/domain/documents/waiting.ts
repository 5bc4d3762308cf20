import { and, eq, notExists } from 'drizzle-orm'
import { documents, orderDocuments } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** The condition that no order has taken a document. */
export function untaken(db: Database) {
  return notExists(
    db
      .select({ taken: orderDocuments.orderId })
      .from(orderDocuments)
      .where(eq(orderDocuments.documentId, documents.id)),
  )
}

/** The condition that a document is there, and this user's. */
export function storedFor(userId: string) {
  return and(eq(documents.userId, userId), eq(documents.state, 'stored'))
}
