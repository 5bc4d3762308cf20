import { and, between, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PackageFilter } from '@jatra/contract/holiday/endpoints'
import { durations } from '@jatra/contract/holiday/package-list-choices'
import { packages } from '../../db/schema.ts'

/** Packages that can be travelled: for sale, and not over. @param today in Asia/Dhaka */
export function canBeTravelled(today: string): SQL | undefined {
  return and(isNull(packages.withdrawnAt), gte(packages.validTo, today))
}

/** `letsThrough` of contract/package-list as SQL: destinations and durations. */
export function ofKind({ destination, duration }: PackageFilter): SQL | undefined {
  return and(
    destination?.length ? inArray(packages.package, destination) : undefined,
    duration?.length
      ? or(
          ...duration.map((name) =>
            between(packages.duration, durations[name].min, durations[name].max),
          ),
        )
      : undefined,
  )
}

/**
 * The same with prices, both ends included. A price beyond PostgreSQL's integers is above any package and is cut to the
 * largest integer.
 */
export function ofPrice({ minPrice, maxPrice }: PackageFilter): SQL | undefined {
  const cut = (price: number) => Math.min(price, 2_147_483_647)
  return and(
    minPrice === undefined ? undefined : gte(packages.price, cut(minPrice)),
    maxPrice === undefined ? undefined : lte(packages.price, cut(maxPrice)),
  )
}
