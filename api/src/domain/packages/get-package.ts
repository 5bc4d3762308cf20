import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { findPackage } from './find-package.ts'
import type { ReadPackageDeps } from './package-deps.ts'
import { toPackage } from './to-package.ts'

/** One package, also when its last day is over. @throws DomainError not_found, withdrawn */
export async function getPackage(
  { db }: Pick<ReadPackageDeps, 'db'>,
  id: string,
): Promise<HolidayPackage> {
  return toPackage(await findPackage(db, id))
}
