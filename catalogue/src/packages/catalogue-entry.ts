import type { HolidayPackage } from '@jatra/contract/holiday/package'

/** A package as the catalogue writes it: hotels by name, and no rating, because it has no reviews yet. */
export type CatalogueEntry = Omit<HolidayPackage, 'hotels' | 'rating' | 'reviews' | 'flights'> & {
  hotels: readonly string[]
}
