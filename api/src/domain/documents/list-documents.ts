import { and, asc } from 'drizzle-orm'
import type { StoredDocument } from '@jatra/contract/document/document'
import { documents } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { toDocument } from './to-document.ts'
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
