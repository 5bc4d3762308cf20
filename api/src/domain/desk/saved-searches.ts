import { and, eq, ne, sql } from 'drizzle-orm'
import { assertSearchFits, byName, type SavedSearch } from '@jatra/contract/desk/saved-searches'
import { savedSearches, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** The searches that a member of staff keeps, by name. */
export async function listSavedSearches(db: Database, staffId: string): Promise<SavedSearch[]> {
  const { id, name, q } = savedSearches
  const rows = await db
    .select({ id, name, q })
    .from(savedSearches)
    .where(eq(savedSearches.staffId, staffId))
  return rows.sort(byName)
}

/** Keeps a search or changes it. @throws DomainError outdated where there are too many */
export async function saveSearch(
  db: Database,
  staffId: string,
  search: SavedSearch,
): Promise<SavedSearch[]> {
  return db.transaction(async (tx) => {
    // Two at once would both find room for one.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, staffId)).for('no key update')
    const { id, name, q } = search
    const [others] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(savedSearches)
      .where(and(eq(savedSearches.staffId, staffId), ne(savedSearches.id, id)))
    assertSearchFits(others?.count ?? 0)
    await tx
      .insert(savedSearches)
      .values({ staffId, ...search })
      .onConflictDoUpdate({ target: [savedSearches.staffId, savedSearches.id], set: { name, q } })
    return listSavedSearches(tx, staffId)
  })
}

/** Forgets a search; one that is gone already changes nothing. */
export async function removeSearch(
  db: Database,
  staffId: string,
  id: string,
): Promise<SavedSearch[]> {
  await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.staffId, staffId), eq(savedSearches.id, id)))
  return listSavedSearches(db, staffId)
}
