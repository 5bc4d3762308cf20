import { useNavigate, useSearchParams } from '@remix-run/react'
import { FilterPanel } from '@jatra/design-system/filter-panel'
import { flights } from '~/messages/flights.ts'
import { formatBdt } from '~/messages/format.ts'
import { search } from '~/messages/search.ts'
import { CachedFragment } from '~/shell/cached-fragment.tsx'
import { pageHref } from '~/shell/page-href.ts'
import {
  countFilters,
  firstOf,
  fits,
  sorts,
  stopChoices,
  stopsKey,
  timeBands,
  timeKey,
  withoutFilters,
  type Filters,
} from './filters.ts'
import * as css from './flight.css.ts'
import type { OfferView } from './offer-view.ts'

export interface FlightFiltersProps {
  offers: readonly OfferView[]
  filters: Filters
  /** How many offers match. */
  shown: number
  /** Code to name. */
  airlines: Record<string, string>
  /** The airlines and airports that occur in these offers, of all that the server knows. */
  cacheKey: string
}

const copy = search

/** Filters and sort of these offers; each change is an address, so that back, reload and links keep it. */
export function FlightFilters({ cacheKey, ...choice }: FlightFiltersProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const apply = (next: URLSearchParams) => {
    // A slider that is dragged adds one history entry, however often it moves.
    const replace = sameButPrice(next, params)
    navigate(`/flight/search?${next}`, { replace, preventScrollReset: true })
  }
  return (
    <CachedFragment as="div" className={css.filters} cacheKey={`filters ${params} ${cacheKey}`}>
      {() => <Panel {...choice} params={params} apply={apply} />}
    </CachedFragment>
  )
}

type PanelProps = Omit<FlightFiltersProps, 'cacheKey'> & {
  params: URLSearchParams
  /** Closes the filters and shows the offers. */
  apply: (next: URLSearchParams) => void
}

function Panel({ offers, filters, shown, airlines, params, apply }: PanelProps) {
  const search = withoutFilters(params)
  const counted = (except: keyof Filters, is: (offer: OfferView) => boolean) =>
    offers.filter((offer) => is(offer) && fits(offer, filters, except)).length
  const fitting = offers.filter((offer) => fits(offer, filters))
  const totals = offers.map((offer) => offer.facts.total)
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)]
  const codes = [...new Set(offers.flatMap((offer) => offer.facts.airlines))].sort()

  const applyForm = (form: HTMLFormElement) => {
    const next = new URLSearchParams()
    for (const [name, value] of new FormData(form)) {
      // Values that filter nothing are left out of the address.
      const idle =
        (name === 'maxPrice' && Number(value) >= highest) ||
        (name === 'sort' && value === 'cheapest')
      if (!idle && typeof value === 'string') next.append(name, value)
    }
    apply(next)
  }

  return (
    <FilterPanel
      id="filters"
      action={pageHref('/flight/search')}
      keep={[...search].map(([name, value]) => ({ name, value }))}
      clearHref={`/flight/search?${search}`}
      resultCount={shown}
      appliedCount={countFilters(filters)}
      clearLabel={copy.clearFilters}
      chips
      onChange={(event) => applyForm(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        applyForm(event.currentTarget)
      }}
      sort={{
        name: 'sort',
        choices: sorts.map((sort) => ({
          value: sort,
          label: flights.sorts[sort],
          detail: firstOf(sort, fitting),
          checked: sort === filters.sort,
        })),
      }}
      groups={[
        {
          name: 'stops',
          legend: copy.filters.stops,
          choices: stopChoices.map((value) => ({
            value,
            label: flights.stops[value],
            count: counted('stops', (offer) => stopsKey(offer) === value),
            checked: filters.stops.includes(value),
          })),
        },
        {
          name: 'airline',
          legend: copy.filters.airlines,
          choices: codes.map((code) => ({
            value: code,
            label: airlines[code] ?? code,
            count: counted('airlines', (offer) => offer.facts.airlines.includes(code)),
            checked: filters.airlines.includes(code),
          })),
        },
        {
          name: 'time',
          legend: copy.filters.time,
          choices: timeBands.map(({ value }) => ({
            value,
            ...flights.times[value],
            count: counted('times', (offer) => timeKey(offer) === value),
            checked: filters.times.includes(value),
          })),
        },
        {
          name: 'bags',
          legend: copy.filters.baggage,
          choices: [
            {
              value: '1',
              label: copy.filters.withBags,
              count: counted('bags', (offer) => offer.facts.bags),
              checked: filters.bags,
            },
          ],
        },
      ]}
      {...(lowest < highest && {
        price: {
          name: 'maxPrice',
          min: lowest,
          max: highest,
          value: Math.min(Math.max(filters.maxPrice ?? highest, lowest), highest),
          format: formatBdt,
        },
      })}
    />
  )
}

function sameButPrice(a: URLSearchParams, b: URLSearchParams): boolean {
  const rest = (params: URLSearchParams) => {
    const left = new URLSearchParams(params)
    left.delete('maxPrice')
    left.sort()
    return left.toString()
  }
  return a.has('maxPrice') && b.has('maxPrice') && rest(a) === rest(b)
}
