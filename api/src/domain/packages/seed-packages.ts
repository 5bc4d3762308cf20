import { packageCatalogue } from '@jatra/catalogue/packages/index'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { packages, seededPackages } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

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
