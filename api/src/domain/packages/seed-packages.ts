import { packageCatalogue } from '@jatra/catalogue/packages/index'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { packages, seededPackages } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { englishWordsOf } from '@jatra/contract/holiday/package-in-language'
import { toPackageInput } from './read-package.ts'

/**
 * Seeds the catalogue's packages, each once: one that staff changed or withdrew stays as they left it, and packages of
 * a later version are added then. Any number of processes may start at once: one of them inserts the row that marks a
 * package as seeded, and the others wait for it.
 *
 * @returns how many were added
 */
export async function seedPackages(
  { db, clock }: { db: Database; clock: () => number },
  catalogue: readonly HolidayPackage[] = packageCatalogue,
): Promise<number> {
  if (catalogue.length === 0) return 0
  const now = new Date(clock())
  return db.transaction(async (tx) => {
    // Always in one order, so that processes cannot deadlock.
    const inOrder = [...catalogue].sort((a, b) => (a._id < b._id ? -1 : 1))
    const claimed = await tx
      .insert(seededPackages)
      .values(
        inOrder.map(({ _id: packageId, inBangla }) => ({
          packageId,
          seededAt: now,
          inBanglaAt: inBangla ? now : null,
        })),
      )
      .onConflictDoNothing()
      .returning()
    const missing = new Set(claimed.map(({ packageId }) => packageId))
    const rows = catalogue.flatMap(({ _id: id, rating, ...holiday }) =>
      missing.has(id)
        ? [{ ...holiday, id, rating: rating ?? 0, createdAt: now, updatedAt: now }]
        : [],
    )
    if (rows.length) await tx.insert(packages).values(rows).onConflictDoNothing()
    return rows.length
  })
}

/**
 * Adds the catalogue's Bangla texts to packages that were seeded before these existed, each once: only while their
 * English is unchanged, so that both languages say the same. Any number of processes may start at once.
 *
 * @returns how many were changed
 */
export async function seedPackageWords(
  { db, clock }: { db: Database; clock: () => number },
  catalogue: readonly HolidayPackage[] = packageCatalogue,
): Promise<number> {
  const ids = catalogue.flatMap(({ _id, inBangla }) => (inBangla ? [_id] : []))
  if (ids.length === 0) return 0
  const now = new Date(clock())
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: seededPackages.packageId })
      .from(seededPackages)
      .where(and(inArray(seededPackages.packageId, ids), isNull(seededPackages.inBanglaAt)))
      // Always in one order, so that processes cannot deadlock.
      .orderBy(seededPackages.packageId)
      .for('update')
    if (waiting.length === 0) return 0
    const seen = waiting.map(({ id }) => id)
    const rows = await tx
      .select()
      .from(packages)
      .where(and(inArray(packages.id, seen), isNull(packages.inBangla)))
      .orderBy(packages.id)
      .for('update')
    let count = 0
    for (const row of rows) {
      const own = catalogue.find(({ _id }) => _id === row.id)
      if (!own?.inBangla) continue
      const [kept, written] = [toPackageInput(row), own].map(englishWordsOf)
      if (!isDeepStrictEqual(kept, written)) continue
      const { inBangla } = own
      await tx.update(packages).set({ inBangla, updatedAt: now }).where(eq(packages.id, row.id))
      count += 1
    }
    await tx
      .update(seededPackages)
      .set({ inBanglaAt: now })
      .where(inArray(seededPackages.packageId, seen))
    return count
  })
}
