import { eq } from 'drizzle-orm'
import {
  packageInputSchema,
  type HolidayPackage,
  type PackageInput,
} from '@jatra/contract/holiday/package'
import { ratingOf } from '@jatra/contract/holiday/package-parts'
import { invalidInput, parseInput } from '@jatra/contract/http/problem'
import { packages } from '../../db/schema.ts'
import { lockPackage, toPackageInput } from './read-package.ts'
import type { PackageDeps } from './package-deps.ts'

/** What may be changed: any of the fields; those that are absent stay. */
type PackageChanges = { [Field in keyof PackageInput]?: PackageInput[Field] | undefined }

/**
 * Changes fields of a package. The result must be a valid package: a first day after the last one is rejected,
 * whichever of the two was sent. Orders keep their copy.
 *
 * @param by the staff member's id, for the log
 * @throws DomainError not_found, withdrawn, invalid_input
 */
export async function updatePackage(
  { db, clock, log }: PackageDeps,
  id: string,
  changes: PackageChanges,
  by: string,
): Promise<HolidayPackage> {
  const changed = await db.transaction(async (tx) => {
    const before = toPackageInput(await lockPackage(tx, id))
    const given = Object.entries<unknown>(changes).filter(([, value]) => value !== undefined)
    const parsed = parseInput(packageInputSchema, { ...before, ...Object.fromEntries(given) })
    if (!parsed.success) throw invalidInput(parsed.error)
    const rating = ratingOf(parsed.data.reviews)
    await tx
      .update(packages)
      .set({ ...parsed.data, rating: rating ?? 0, updatedAt: new Date(clock()) })
      .where(eq(packages.id, id))
    return { _id: id, ...parsed.data, rating }
  })
  log.info('package_updated', { packageId: id, by, fields: Object.keys(changes) })
  return changed
}

/**
 * Withdraws a package from sale. It stays in the database for its orders, and its page says that it is withdrawn.
 * @param by the staff member's id, for the log
 * @throws DomainError not_found, withdrawn when it was withdrawn before
 */
export async function withdrawPackage(
  { db, clock, log }: PackageDeps,
  id: string,
  by: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPackage(tx, id)
    await tx
      .update(packages)
      .set({ withdrawnAt: new Date(clock()) })
      .where(eq(packages.id, id))
  })
  log.info('package_withdrawn', { packageId: id, by })
}
