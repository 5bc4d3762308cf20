import type { PackageFilter } from './endpoints.ts'
import { durations, type PackageSort } from './package-list-choices.ts'
import { destinations, type Destination } from '../places/destinations.ts'
import { daysInMonth } from '../values/dates.ts'
import type { HolidayPackage } from './package.ts'

type SortField = 'rating' | 'price' | 'duration'

/** What each sort compares, in turn; packages that are still equal come in the order of their ids (code units). */
export const packageOrder: Readonly<
  Record<PackageSort, readonly (readonly [SortField, 'ascending' | 'descending'])[]>
> = {
  recommended: [
    ['rating', 'descending'],
    ['price', 'ascending'],
  ],
  price: [['price', 'ascending']],
  '-price': [['price', 'descending']],
  '-rating': [['rating', 'descending']],
  duration: [['duration', 'ascending']],
}

/** For `Array.sort`. */
export function comparePackages(
  sort: PackageSort,
): (one: HolidayPackage, other: HolidayPackage) => number {
  return (one, other) => {
    for (const [field, direction] of packageOrder[sort]) {
      const difference = valueOf(one, field) - valueOf(other, field)
      if (difference !== 0) return direction === 'ascending' ? difference : -difference
    }
    return one._id < other._id ? -1 : one._id > other._id ? 1 : 0
  }
}

/** A package without reviews comes after those that have some. */
function valueOf(holiday: Pick<HolidayPackage, SortField>, field: SortField): number {
  return holiday[field] ?? 0
}

/** Whether a filter lets a package through. An empty list of destinations or durations is no filter. */
export function letsThrough(filter: PackageFilter, holiday: HolidayPackage): boolean {
  const { destination, duration, month, minPrice, maxPrice } = filter
  return (
    (!destination?.length || destination.includes(holiday.package)) &&
    (!duration?.length ||
      duration.some((name) => {
        const { min, max } = durations[name]
        return holiday.duration >= min && holiday.duration <= max
      })) &&
    (month === undefined ||
      (holiday.validFrom <= daysOfMonth(month).last &&
        holiday.validTo >= daysOfMonth(month).first)) &&
    (minPrice === undefined || holiday.price >= minPrice) &&
    (maxPrice === undefined || holiday.price <= maxPrice)
  )
}

/** The first and the last day of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const [year = 0, of = 1] = month.split('-').map(Number)
  return { first: `${month}-01`, last: `${month}-${String(daysInMonth(year, of))}` }
}

export interface PackageFacets {
  count: number
  minPrice: number | null
  maxPrice: number | null
  destinations: { name: Destination; count: number }[]
  reviewed: number
}

/** The facets of the packages that can be travelled, under a filter (endpoints.ts). */
export function facetsOf(
  packages: readonly HolidayPackage[],
  filter: PackageFilter,
): PackageFacets {
  const anyPrice = { ...filter, minPrice: undefined, maxPrice: undefined }
  const prices = packages.filter((one) => letsThrough(anyPrice, one)).map(({ price }) => price)
  return {
    count: packages.filter((one) => letsThrough(filter, one)).length,
    minPrice: prices.length ? Math.min(...prices) : null,
    maxPrice: prices.length ? Math.max(...prices) : null,
    destinations: destinations.flatMap((name) => {
      const count = packages.filter((one) => one.package === name).length
      return count ? [{ name, count }] : []
    }),
    reviewed: packages.filter(({ rating }) => rating !== null).length,
  }
}
