import type { HolidayPackage } from '@jatra/contract/holiday/package'

/** A package as the catalogue writes it: hotels by name, and no rating, for nobody has reviewed it yet. */
export type CatalogueEntry = Omit<HolidayPackage, 'hotels' | 'rating' | 'reviews' | 'flights'> & {
  hotels: readonly string[]
}
