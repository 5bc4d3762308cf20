import { lazy, Suspense } from 'react'
import { ButtonLink } from '@jatra/design-system/button'
import { Skeleton } from '@jatra/design-system/skeleton'
import { search } from '~/messages/search.ts'
import { pageHref } from '~/shell/page-href.ts'
import { FlightSearch, type FlightSearchProps } from './flight-search.tsx'
import type { SearchStart } from './search-start.server.ts'

const loadScript = () => import('./flight-search.tsx')
const elsewhere = () => ({ default: SearchElsewhere })

const Search = import.meta.env.SSR
  ? FlightSearch
  : lazy(() => loadScript().then((part) => ({ default: part.FlightSearch }), elsewhere))

/** The flight search on a page that starts with it only after an error: its script is loaded then. */
export function LateFlightSearch(props: FlightSearchProps) {
  return (
    <Suspense fallback={<Skeleton height="card" />}>
      <Search {...props} />
    </Suspense>
  )
}

let start: Promise<SearchStart> | undefined

async function askForStart(): Promise<SearchStart> {
  const answer = await fetch(pageHref('/flight/start'))
  if (!answer.ok) throw new Error(`the start of a search answered ${answer.status}`)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own loader's answer; pages carry no schemas
  return (await answer.json()) as SearchStart
}

/** One request at a time; a failed one can be repeated. */
function loadStart(): Promise<SearchStart> {
  start ??= askForStart().catch((error: unknown) => {
    start = undefined
    throw error
  })
  return start
}

/**
 * Fetches what {@link FlightSearchWhenAsked} renders.
 * @throws when its script or the suggested airports cannot be had
 */
export const loadFlightSearch = () => Promise.all([loadScript(), loadStart()])

const SearchWhenAsked = lazy(() =>
  loadFlightSearch().then(
    ([{ FlightSearch: Form }, loaded]) => ({
      default: ({ searched }: Pick<FlightSearchProps, 'searched'>) => (
        <Form start={loaded} {...(searched && { searched })} />
      ),
    }),
    elsewhere,
  ),
)

/**
 * The flight search of a page that shows it on request: its script is loaded then, with the suggested airports, which
 * would be a tenth of a page of results.
 */
export function FlightSearchWhenAsked({ searched }: Required<Pick<FlightSearchProps, 'searched'>>) {
  return (
    <Suspense fallback={<Skeleton height="card" />}>
      <SearchWhenAsked searched={searched} />
    </Suspense>
  )
}

/** The network is gone, or a release has removed the script: the home page has the same form. */
function SearchElsewhere() {
  return (
    <ButtonLink href="/?search=flight" target="_self" variant="secondary">
      {search.edit}
    </ButtonLink>
  )
}
