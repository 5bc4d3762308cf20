import { and, or, sql, type SQL, between, gt, gte, inArray, isNull, lte } from 'drizzle-orm'
import type { PackageFilter } from '@jatra/contract/holiday/endpoints'
import { type PackageSort, durations } from '@jatra/contract/holiday/package-list-choices'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { packages, type PackageRow } from '../../db/schema.ts'
import type { PackageDeps } from './package-deps.ts'
import { toPackage } from './read-package.ts'
import { daysOfMonth, packageOrder } from '@jatra/contract/holiday/package-list'
import { pageUnknown } from '@jatra/contract/http/http-errors'
import { z } from 'zod'

/** The values that a sort compares, with the package's id last. */
function keysOf(sort: PackageSort) {
  return [
    ...packageOrder[sort].map(([field, direction]) => ({
      column: packages[field],
      descending: direction === 'descending',
    })),
    { column: packages.id, descending: false },
  ]
}

/** The list's order by columns of the table. */
function orderOf(sort: PackageSort): SQL[] {
  return keysOf(sort).map(({ column, descending }) =>
    descending ? sql`${column} desc` : sql`${column} asc`,
  )
}

/** The cursor of a page's last package, by the values that the sort compares. */
function writeCursor(sort: PackageSort, row: PackageRow): string {
  const values = [...packageOrder[sort].map(([field]) => row[field]), row.id]
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url')
}

/**
 * The condition for rows after a cursor: `rating < 4.5 or (rating = 4.5 and (price > 9000 or ...))`.
 * @throws DomainError invalid_input for a cursor that we did not give, or gave for another sort
 */
function afterCursor(sort: PackageSort, cursor: string): SQL | undefined {
  const values = readCursor(sort, cursor)
  return keysOf(sort).reduceRight<SQL | undefined>((further, { column, descending }, at) => {
    const value = values[at]
    const beyond = descending ? sql`${column} < ${value}` : sql`${column} > ${value}`
    return further ? or(beyond, and(sql`${column} = ${value}`, further)) : beyond
  }, undefined)
}

const whole = z.number().int().min(0).max(2_147_483_647)
const fields = { rating: z.number().min(0).max(5), price: whole, duration: whole }
const id = z.string().regex(/^[\w-]{1,80}$/)

function readCursor(sort: PackageSort, cursor: string): unknown[] {
  const keys = packageOrder[sort].map(([field]) => fields[field])
  try {
    const given: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const [, ...values] = z.tuple([z.literal(sort), ...keys, id]).parse(given)
    return values
  } catch {
    throw pageUnknown()
  }
}

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

/** Packages that can be travelled: for sale, and not over, as the contract's isSeasonOver. @param today in Asia/Dhaka */
export function canBeTravelled(today: string): SQL | undefined {
  return and(isNull(packages.withdrawnAt), gt(packages.validTo, today))
}

/** `letsThrough` of contract/package-list as SQL: destinations, durations and month. */
export function ofKind({ destination, duration, month }: PackageFilter): SQL | undefined {
  return and(
    destination?.length ? inArray(packages.package, destination) : undefined,
    duration?.length
      ? or(
          ...duration.map((name) =>
            between(packages.duration, durations[name].min, durations[name].max),
          ),
        )
      : undefined,
    month === undefined ? undefined : lte(packages.validFrom, daysOfMonth(month).last),
    month === undefined ? undefined : gte(packages.validTo, daysOfMonth(month).first),
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
