import { and } from 'drizzle-orm'
import type { PackageFilter } from '@jatra/contract/holiday/endpoints'
import type { PackageSort } from '@jatra/contract/holiday/package-list-choices'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { packages } from '../../db/schema.ts'
import { afterCursor, orderOf, writeCursor } from './package-cursor.ts'
import type { PackageDeps } from './package-deps.ts'
import { canBeTravelled, ofKind, ofPrice } from './package-filter.ts'
import { toPackage } from './read-package.ts'

export interface PackagePage extends PackageFilter {
  sort: PackageSort
  limit: number
  cursor?: string | undefined
}

/**
 * A page of the packages that can be travelled, by keyset, in one query.
 * @returns them, and the cursor of the next page
 * @throws DomainError invalid_input for a cursor that we did not give
 */
export async function listPackages(
  { db, clock, log }: Omit<PackageDeps, 'newId'>,
  page: PackagePage,
): Promise<{ packages: HolidayPackage[]; next: string | null }> {
  const { sort, limit, cursor } = page
  const rows = await db
    .select()
    .from(packages)
    .where(
      and(
        canBeTravelled(todayInDhaka(clock())),
        ofKind(page),
        ofPrice(page),
        cursor === undefined ? undefined : afterCursor(sort, cursor),
      ),
    )
    .orderBy(...orderOf(sort))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const packagesShown = shown.flatMap((row) => toPackage(row, log) ?? [])
  return { packages: packagesShown, next: last ? writeCursor(sort, last) : null }
}
