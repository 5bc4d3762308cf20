import { formatClock, formatMinutes } from '~/messages/format-flights.ts'
import type { OfferView } from './offer-view.ts'

/** Filters and sort of the results, held in the URL beside the search. */
export interface Filters {
  stops: string[]
  airlines: string[]
  times: string[]
  bags: boolean
  /** Integer BDT. */
  maxPrice: number | null
  sort: Sort
}

export const sorts = ['cheapest', 'fastest', 'earliest'] as const
export type Sort = (typeof sorts)[number]

/** Hours of the first departure, from inclusive to exclusive. */
export const timeBands = [
  { value: 'night', from: 0, to: 6 },
  { value: 'morning', from: 6, to: 12 },
  { value: 'afternoon', from: 12, to: 18 },
  { value: 'evening', from: 18, to: 24 },
] as const

/** `2` means two or more. */
export const stopChoices = ['0', '1', '2'] as const

/** Parameters of the filters; all others in the URL belong to the search. */
export const filterNames = ['stops', 'airline', 'time', 'bags', 'maxPrice', 'sort'] as const

/** Reads the filters from a URL; invalid values are ignored, so that no link is broken. */
export function readFilters(params: URLSearchParams): Filters {
  const price = Number(params.get('maxPrice'))
  return {
    stops: params.getAll('stops').filter((value) => stopChoices.some((choice) => choice === value)),
    airlines: params.getAll('airline').filter((value) => /^[A-Z0-9]{2}$/.test(value)),
    times: params.getAll('time').filter((value) => timeBands.some((band) => band.value === value)),
    bags: params.get('bags') === '1',
    maxPrice: Number.isSafeInteger(price) && price > 0 ? price : null,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'cheapest',
  }
}

/** The URL of the search alone. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of filterNames) rest.delete(name)
  return rest
}

export const stopsKey = (offer: OfferView) => String(Math.min(offer.facts.stops, 2))
export const timeKey = ({ facts }: OfferView) =>
  timeBands.find((band) => facts.hour >= band.from && facts.hour < band.to)?.value ?? 'night'

/** The matching offers in the chosen order; equal ones keep the provider's order. */
export function applyFilters(offers: readonly OfferView[], filters: Filters): OfferView[] {
  return offers.filter((offer) => fits(offer, filters)).sort(order[filters.sort])
}

/** @param except a filter that is not applied, so that its own choices can be counted. */
export function fits(offer: OfferView, filters: Filters, except?: keyof Filters): boolean {
  const chosen = (values: readonly string[], value: string) =>
    values.length === 0 || values.includes(value)
  return (
    (except === 'stops' || chosen(filters.stops, stopsKey(offer))) &&
    (except === 'airlines' ||
      filters.airlines.length === 0 ||
      offer.facts.airlines.some((airline) => filters.airlines.includes(airline))) &&
    (except === 'times' || chosen(filters.times, timeKey(offer))) &&
    (except === 'bags' || !filters.bags || offer.facts.bags) &&
    (except === 'maxPrice' || filters.maxPrice === null || offer.facts.total <= filters.maxPrice)
  )
}

/** How many filters are set, not counting the sort. */
export function countFilters(filters: Filters): number {
  const lists = filters.stops.length + filters.airlines.length + filters.times.length
  return lists + (filters.bags ? 1 : 0) + (filters.maxPrice === null ? 0 : 1)
}

const order: Record<Sort, (a: OfferView, b: OfferView) => number> = {
  cheapest: (a, b) => a.facts.total - b.facts.total,
  fastest: (a, b) => a.facts.minutes - b.facts.minutes,
  earliest: (a, b) =>
    a.facts.departure < b.facts.departure ? -1 : a.facts.departure > b.facts.departure ? 1 : 0,
}

/** The price, duration or departure of the offer that comes first in this order. */
export function firstOf(sort: Sort, offers: readonly OfferView[]): string | undefined {
  const [first] = [...offers].sort(order[sort])
  if (!first) return undefined
  if (sort === 'cheapest') return first.price.total
  return sort === 'fastest'
    ? formatMinutes(first.facts.minutes)
    : formatClock(first.facts.departure)
}
