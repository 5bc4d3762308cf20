import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { ratingOf } from '@jatra/contract/holiday/package-parts'
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
    rating: ratingOf(row.reviews),
    duration: row.duration,
    price: row.price,
    hotels: row.hotels,
    flights: row.flights,
    reviews: row.reviews,
    packageIncludes: row.packageIncludes,
    highlight: row.highlight,
    cancelationPolicy: row.cancelationPolicy,
    validFrom: row.validFrom,
    validTo: row.validTo,
    seats: row.seats,
  }
}
