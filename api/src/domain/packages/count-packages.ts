import { count, sql, type SQL } from 'drizzle-orm'
import type { PackageFilter } from '@jatra/contract/holiday/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { destinations } from '@jatra/contract/places/destinations'
import type { PackageFacets } from '@jatra/contract/holiday/package-list'
import { packages } from '../../db/schema.ts'
import type { ReadPackageDeps } from './package-deps.ts'
import { canBeTravelled, ofKind, ofPrice } from './list-packages.ts'

/** The facets of the package list under a filter, in one query with a row per destination. */
export async function countPackages(
  { db, clock }: ReadPackageDeps,
  filter: PackageFilter,
): Promise<PackageFacets> {
  const anyPrice = ofKind(filter) ?? sql`true`
  const all = sql`${anyPrice} and ${ofPrice(filter) ?? sql`true`}`
  const rows = await db
    .select({
      name: packages.package,
      count: count(),
      let: counted(all),
      reviewed: counted(sql`${packages.rating} > 0`),
      minPrice: sql<number | null>`(min(${packages.price}) filter (where ${anyPrice}))::int`,
      maxPrice: sql<number | null>`(max(${packages.price}) filter (where ${anyPrice}))::int`,
    })
    .from(packages)
    .where(canBeTravelled(todayInDhaka(clock())))
    .groupBy(packages.package)
  const prices = (field: 'minPrice' | 'maxPrice') => rows.flatMap((row) => row[field] ?? [])
  const within = { min: prices('minPrice'), max: prices('maxPrice') }
  return {
    count: rows.reduce((sum, row) => sum + row.let, 0),
    minPrice: within.min.length ? Math.min(...within.min) : null,
    maxPrice: within.max.length ? Math.max(...within.max) : null,
    destinations: destinations.flatMap((name) => {
      const row = rows.find((one) => one.name === name)
      return row ? [{ name, count: row.count }] : []
    }),
    reviewed: rows.reduce((sum, row) => sum + row.reviewed, 0),
  }
}

function counted(where: SQL): SQL<number> {
  return sql<number>`(count(*) filter (where ${where}))::int`
}
