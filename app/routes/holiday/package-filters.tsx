import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { durationNames, packageSorts } from '@jatra/contract/holiday/package-list-choices'
import { SelectField } from '@jatra/design-system/field'
import { FilterPanel } from '@jatra/design-system/filter-panel'
import { PriceRangeSlider } from '@jatra/design-system/price-range-slider'
import { Stack } from '@jatra/design-system/stack'
import { formatBdt } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import { places } from '~/messages/places.ts'
import { pageHref } from '~/shell/page-href.ts'
import {
  countFilters,
  listAddress,
  readFilters,
  samePlaces,
  trackNames,
  type PackageFilters,
} from './package-list.ts'
import type { FoundList } from './package-menu.server.ts'

const copy = holidays.list

/** A slider submits after it has rested this long, ms. */
const REST_MS = 250

export interface PackageFiltersProps {
  filters: PackageFilters
  facets: FoundList['facets']
  /** In which one may look, to choose from. */
  months: readonly { value: string; label: string }[]
}

/** The form as query parameters. It has no files. */
function textFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)]
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Filters and sort of the list; each change is an address, so that back, reload and links keep it. */
export function PackageFilters({ filters, facets, months }: PackageFiltersProps) {
  const navigate = useNavigate()
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])

  const apply = (form: HTMLFormElement) => {
    clearTimeout(resting.current)
    const next = readFilters(textFields(form))
    const address = listAddress(next)
    if (address === listAddress(filters)) return
    // A slider that is dragged adds one history entry, however often it moves.
    navigate(address, { replace: samePlaces(next, filters), preventScrollReset: true })
  }

  return (
    <FilterPanel
      action={pageHref('/packageMenu')}
      clearHref="/packageMenu"
      clearLabel={copy.clear}
      resultCount={facets.count}
      appliedCount={countFilters(filters)}
      countText={copy.count}
      showLabel={copy.show}
      onChange={({ currentTarget: form, target }) => {
        clearTimeout(resting.current)
        if (target instanceof HTMLInputElement && /Price$/.test(target.name))
          resting.current = setTimeout(() => apply(form), REST_MS)
        else apply(form)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
      sort={{
        name: 'sort',
        legend: copy.sort,
        // Sorting by rating needs ratings.
        choices: packageSorts
          .filter((sort) => sort !== '-rating' || facets.reviewed > 0 || filters.sort === sort)
          .map((sort) => ({
            value: sort,
            label: copy.sorts[sort],
            checked: sort === filters.sort,
          })),
      }}
      groups={[
        {
          name: 'destination',
          legend: copy.destination,
          choices: facets.destinations.map(({ name, count }) => ({
            value: name,
            label: places.destinations[name],
            count,
            checked: filters.destination.includes(name),
          })),
        },
        {
          name: 'duration',
          legend: copy.duration,
          choices: durationNames.map((name) => ({
            value: name,
            label: copy.durations[name],
            checked: filters.duration.includes(name),
          })),
        },
      ]}
    >
      <Stack gap={16}>
        <SelectField
          name="month"
          label={copy.month}
          placeholder={copy.anyMonth}
          defaultValue={filters.month ?? ''}
          options={[...months]}
        />
        <PriceRangeSlider
          label={copy.price}
          min={facets.minPrice ?? undefined}
          max={facets.maxPrice ?? undefined}
          defaultValue={{
            ...(filters.minPrice !== null && { low: filters.minPrice }),
            ...(filters.maxPrice !== null && { high: filters.maxPrice }),
          }}
          trackNames={trackNames}
          format={formatBdt}
        />
      </Stack>
    </FilterPanel>
  )
}
