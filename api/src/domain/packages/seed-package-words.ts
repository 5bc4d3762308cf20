import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { englishWordsOf } from '@jatra/contract/holiday/package-in-language'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { packages, seededPackages } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { toPackageInput } from './read-package.ts'

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
