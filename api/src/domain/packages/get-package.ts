import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { unknownPackage } from '@jatra/contract/holiday/holiday-validation'
import { findPackage } from './find-package.ts'
import type { PackageDeps } from './package-deps.ts'
import { toPackage } from './to-package.ts'

/** One package, also when its last day is over. @throws DomainError not_found, withdrawn */
export async function getPackage(
  { db, log }: Pick<PackageDeps, 'db' | 'log'>,
  id: string,
): Promise<HolidayPackage> {
  const holiday = toPackage(await findPackage(db, id), log)
  if (!holiday) throw unknownPackage()
  return holiday
}
