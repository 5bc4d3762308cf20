import { eq } from 'drizzle-orm'
import { packages } from '../../db/schema.ts'
import { lockPackage } from './find-package.ts'
import type { PackageDeps } from './package-deps.ts'

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
