import { packageCatalogue } from '@jatra/catalogue/packages/index'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { packages, seededPackages } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { seedOnce } from '../seed-once.ts'

/** Seeds the catalogue's packages. @returns how many were added */
export function seedPackages(
  deps: { db: Database; clock: () => number },
  catalogue: readonly HolidayPackage[] = packageCatalogue,
): Promise<number> {
  return seedOnce(deps, catalogue, {
    async mark(tx, ids, seededAt) {
      const marked = await tx
        .insert(seededPackages)
        .values(ids.map((packageId) => ({ packageId, seededAt })))
        .onConflictDoNothing()
        .returning()
      return marked.map(({ packageId }) => packageId)
    },
    async add(tx, entries, now) {
      const rows = entries.map(({ _id: id, rating, ...holiday }) => ({
        ...{ ...holiday, id, rating: rating ?? 0 },
        ...{ createdAt: now, updatedAt: now },
      }))
      await tx.insert(packages).values(rows).onConflictDoNothing()
      return rows.length
    },
  })
}
