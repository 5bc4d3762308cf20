import { lazy, Suspense } from 'react'
import { ButtonLink } from '@jatra/design-system/button'
import { Skeleton } from '@jatra/design-system/skeleton'
import { search } from '~/messages/search.ts'
import { FlightSearch, type FlightSearchProps } from './flight-search.tsx'

/** Fetches the script of the flight search, for a page that shows it only when asked. */
export const loadFlightSearch = () => import('./flight-search.tsx')

// The server draws it at once, for a page that begins with it: a refused search.
const Search = import.meta.env.SSR
  ? FlightSearch
  : lazy(() =>
      loadFlightSearch().then(
        (part) => ({ default: part.FlightSearch }),
        () => ({ default: SearchElsewhere }),
      ),
    )

/** The flight search of a page that seldom shows it: its script comes when it does. */
export function LateFlightSearch(props: FlightSearchProps) {
  return (
    <Suspense fallback={<Skeleton height="card" />}>
      <Search {...props} />
    </Suspense>
  )
}

/** The network is gone, or a release has taken the script away: the home page has the same form. */
function SearchElsewhere() {
  return (
    <ButtonLink href="/?search=flight" target="_self" variant="secondary">
      {search.edit}
    </ButtonLink>
  )
}
