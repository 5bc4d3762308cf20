import {
  durationNames,
  packageSorts,
  type Duration,
  type PackageSort,
} from '@jatra/contract/holiday/package-list-choices'
import { destinations, type Destination } from '@jatra/contract/places/destinations'
import { readMonth } from './months.ts'

/** Filters and sort of the package list, held in the URL, so that reload, back and a shared link show the same. */
export interface PackageFilters {
  destination: Destination[]
  duration: Duration[]
  /** Of travel, `2027-03`; null: any. */
  month: string | null
  /** Integer BDT per person, as the list names it (contract/order/rooms, sharedPrice). */
  minPrice: number | null
  maxPrice: number | null
  sort: PackageSort
}

/** The end of the slider's track when the form was sent: a thumb at the end is no filter. */
export const trackNames = { low: 'lowest', high: 'highest' } as const

/** The parameters that an address of the list may have. */
export const listParameters = [
  ...['destination', 'duration', 'month', 'minPrice', 'maxPrice'],
  ...Object.values(trackNames),
  ...['sort', 'show'],
]

/** Reads the filters from a URL; invalid values are ignored, so that no link is broken. */
export function readFilters(params: URLSearchParams): PackageFilters {
  const chosen = <Name extends string>(name: string, known: readonly Name[]) => {
    const values = params.getAll(name)
    return known.filter((one) => values.includes(one))
  }
  return {
    destination: chosen('destination', destinations),
    duration: chosen('duration', durationNames),
    month: readMonth(params),
    minPrice: readPrice(params, 'minPrice', trackNames.low),
    maxPrice: readPrice(params, 'maxPrice', trackNames.high),
    sort: packageSorts.find((sort) => sort === params.get('sort')) ?? 'recommended',
  }
}

function readPrice(params: URLSearchParams, name: string, end: string): number | null {
  const text = params.get(name)
  if (!text || text === params.get(end)) return null
  const price = Number(text)
  return Number.isSafeInteger(price) && price >= 0 ? price : null
}

/** Packages per page: of the first page, and of each "Show more". */
export const PAGE = 24
/** The empty query that would match more packages. */
export const MAX_SHOWN = 20 * PAGE

/** How many packages an address shows: whole pages, at least one. */
export function readShown(params: URLSearchParams): number {
  const asked = Number(params.get('show'))
  if (!Number.isFinite(asked)) return PAGE
  return Math.min(Math.max(Math.ceil(asked / PAGE), 1) * PAGE, MAX_SHOWN)
}

/** The address of a list, without values that filter nothing. */
export function listAddress(filters: PackageFilters, show = PAGE): string {
  const params = new URLSearchParams()
  for (const name of filters.destination) params.append('destination', name)
  for (const name of filters.duration) params.append('duration', name)
  if (filters.month !== null) params.set('month', filters.month)
  if (filters.minPrice !== null) params.set('minPrice', String(filters.minPrice))
  if (filters.maxPrice !== null) params.set('maxPrice', String(filters.maxPrice))
  if (filters.sort !== 'recommended') params.set('sort', filters.sort)
  if (show > PAGE) params.set('show', String(show))
  const query = params.toString()
  return query ? `/packageMenu?${query}` : '/packageMenu'
}

/** How many filters are set, not counting the sort. */
export function countFilters(filters: PackageFilters): number {
  const prices = (filters.minPrice === null ? 0 : 1) + (filters.maxPrice === null ? 0 : 1)
  const month = filters.month === null ? 0 : 1
  return filters.destination.length + filters.duration.length + month + prices
}

/** True when two lists differ only in price, so that both come from dragging the same slider. */
export function samePlaces(one: PackageFilters, other: PackageFilters): boolean {
  const bare = (filters: PackageFilters) =>
    listAddress({ ...filters, minPrice: null, maxPrice: null })
  return bare(one) === bare(other)
}
