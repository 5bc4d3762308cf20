import {
  packageInputSchema,
  type HolidayPackage,
  type PackageInput,
} from '@jatra/contract/holiday/package'
import { ratingOf } from '@jatra/contract/holiday/package-parts'
import type { Logger } from '@jatra/contract/observability/logging'
import { type PackageRow, packages } from '../../db/schema.ts'
import { parseStored } from '../parse-stored.ts'
import { eq } from 'drizzle-orm'
import { unknownPackage, withdrawnPackage } from '@jatra/contract/holiday/holiday-validation'
import type { Database } from '../../db/types.ts'
import type { PackageDeps } from './package-deps.ts'

/** A package as the API shows it; null, and logged, when its row cannot be read. */
export function toPackage(row: PackageRow, log: Logger): HolidayPackage | null {
  const { id } = row
  const input = parseStored(packageInputSchema, toPackageInput(row), { kind: 'package', id }, log)
  return input && { _id: id, ...input, rating: ratingOf(input.reviews) }
}

/** The columns that staff enter, as stored. */
export function toPackageInput(row: PackageRow): PackageInput {
  return {
    name: row.name,
    package: row.package,
    destination: row.destination,
    description: row.description,
    image: row.image,
    duration: row.duration,
    price: row.price,
    hotels: row.hotels,
    flights: row.flights,
    reviews: row.reviews,
    packageIncludes: row.packageIncludes,
    highlight: row.highlight,
    ...(row.refundSteps && { refundSteps: row.refundSteps }),
    cancelationPolicy: row.cancelationPolicy,
    validFrom: row.validFrom,
    validTo: row.validTo,
    seats: row.seats,
    ...(row.honeymoon && { honeymoon: true }),
    ...(row.inBangla && { inBangla: row.inBangla }),
  }
}

/** A package that is for sale. */
export async function findPackage(db: Database, id: string): Promise<PackageRow> {
  return assertOffered(await db.select().from(packages).where(eq(packages.id, id)))
}

/**
 * The same in a transaction, with the row locked, so that the package and its seats stay as they are until it ends.
 * @throws DomainError not_found, withdrawn
 */
export async function lockPackage(tx: Database, id: string): Promise<PackageRow> {
  return assertOffered(await tx.select().from(packages).where(eq(packages.id, id)).for('update'))
}

function assertOffered([row]: PackageRow[]): PackageRow {
  if (!row) throw unknownPackage()
  if (row.withdrawnAt) throw withdrawnPackage()
  return row
}

/** One package, also when its last day is over. @throws DomainError not_found, withdrawn */
export async function getPackage(
  { db, log }: Pick<PackageDeps, 'db' | 'log'>,
  id: string,
): Promise<HolidayPackage> {
  const holiday = toPackage(await findPackage(db, id), log)
  if (!holiday) throw unknownPackage()
  return holiday
}
