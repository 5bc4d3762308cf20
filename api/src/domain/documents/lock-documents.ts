import { and, asc, inArray } from 'drizzle-orm'
import { documents } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { storedFor } from './unattached.ts'

/**
 * The existing documents of this user among these ids, locked against removal until the transaction ends.
 * @returns their ids
 */
export async function lockDocuments(
  tx: Database,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  // Always in one order, so that two orders cannot deadlock.
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), storedFor(userId)))
    .orderBy(asc(documents.id))
    .for('no key update')
  return new Set(rows.map(({ id }) => id))
}
