import type { HolidayPackage } from '@jatra/contract/entities/package'
import type { PackageRow } from '../../db/schema.ts'

/** A package as the API shows it. */
export function toPackage(row: PackageRow): HolidayPackage {
  return {
    _id: row.id,
    name: row.name,
    package: row.package,
    destination: row.destination,
    description: row.description,
    image: row.image,
    rating: row.rating,
    duration: row.duration,
    price: row.price,
    hotels: row.hotels,
    packageIncludes: row.packageIncludes,
    highlight: row.highlight,
    cancelationPolicy: row.cancelationPolicy,
    validFrom: row.validFrom,
    validTo: row.validTo,
    seats: row.seats,
  }
}
