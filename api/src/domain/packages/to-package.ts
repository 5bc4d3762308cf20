import {
  packageInputSchema,
  type HolidayPackage,
  type PackageInput,
} from '@jatra/contract/holiday/package'
import { ratingOf } from '@jatra/contract/holiday/package-parts'
import type { Logger } from '@jatra/contract/observability/logging'
import type { PackageRow } from '../../db/schema.ts'
import { parseStored } from '../parse-stored.ts'

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
    ...(row.inBangla && { inBangla: row.inBangla }),
  }
}
