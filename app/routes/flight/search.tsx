import { data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { useMemo, useState } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { ButtonLink } from '@jatra/design-system/button'
import { Countdown } from '@jatra/design-system/countdown'
import { EmptyState } from '@jatra/design-system/empty-state'
import { FlightCard } from '@jatra/design-system/flight-card'
import { Link } from '@jatra/design-system/link'
import { SearchSummary } from '@jatra/design-system/flight-summary'
import { NoFlights } from '@jatra/design-system/illustrations'
import { sessionMessages } from '~/messages/flights.ts'
import { search } from '~/messages/search.ts'
import { visaStatus } from '~/messages/visa-status.ts'
import { messages } from '~/messages/index.ts'
import { FlightSearchWhenAsked, loadFlightSearch } from '~/search/late-flight-search.tsx'
import { CachedFragment } from '~/shell/cached-fragment.tsx'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import { content, scene, title } from '~/shell/shell.css.ts'
import { FlightFilters } from './flight-filters.tsx'
import { ExpiredSession, LateSessionExpired } from './expired-session.tsx'
import { applyFilters, readFilters, withoutFilters } from './filters.ts'
import * as css from './flight.css.ts'
import { lazyDetails } from './lazy-details.tsx'
import { JOURNEY_VISAS, JourneyVisas } from '~/routes/visa/needed-visas.tsx'
import type { OfferView } from './offer-view.ts'
import { SearchError } from './search-error.tsx'
import { Searching } from './searching.tsx'
import { viewSearch } from './search-view.server.ts'

const copy = search
const deviceClock = () => Date.now()
/** Prefetched when the pointer comes near the button that opens it. */
const fetchSearch = () => void loadFlightSearch().catch(() => undefined)

export const meta: PublicMeta<typeof loader> = ({ data: loaded, matches }) => [
  { title: `${loaded?.plan ? `${loaded.plan}, ` : ''}${copy.title} | ${messages.site.name}` },
  { name: 'description', content: copy.description(loaded?.plan) },
  ...(loaded?.address ? pageLinks(matches, loaded.address) : []),
]

const STATUS = {
  found: 200,
  searching: 200,
  expired: 200,
  unfinished: 200,
  rejected: 400,
  failed: 503,
} as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = await viewSearch(request, context)
  const status = STATUS[view.kind]
  return data(view, { status })
}

/** Filters and sort work in the browser; only another search asks the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const same =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    withoutFilters(currentUrl.searchParams).toString() ===
      withoutFilters(nextUrl.searchParams).toString()
  return same ? false : defaultShouldRevalidate
}

type View = ReturnType<typeof useLoaderData<typeof loader>>

export default function SearchPage() {
  const view = useLoaderData<typeof loader>()
  if (view.kind === 'found') return <Results view={view} key={view.searchUid} />
  if (view.kind === 'expired') return <ExpiredSession />
  if (view.kind === 'searching') return <Searching view={view} key={view.id} />
  return <SearchError view={view} />
}

function Results({ view }: { view: Extract<View, { kind: 'found' }> }) {
  const [params] = useSearchParams()
  const [over, setOver] = useState(false)
  const navigate = useNavigate()
  const searching = useNavigation().state === 'loading'
  const filters = readFilters(params)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as this page's own loader wrote it
  const offers = useMemo(() => JSON.parse(view.offers) as OfferView[], [view.offers])
  const shown = applyFilters(offers, filters)

  return (
    <div className={`${content} ${css.page}`}>
      <h1 className={`${title} ${css.plan}`}>{view.plan}</h1>
      <div
        className={css.line}
        data-sticks-below-header
        onPointerEnter={fetchSearch}
        onFocus={fetchSearch}
      >
        <SearchSummary
          {...view.facts}
          editLabel={copy.edit}
          editHref="/?search=flight"
          editor={() => <FlightSearchWhenAsked searched={view.searched} />}
        />
        {offers.length > 0 ? (
          <Countdown
            endsAt={view.endsAt}
            serverNow={view.serverNow}
            now={deviceClock}
            onExpire={() => setOver(true)}
            label={sessionMessages.left}
            expiredText={sessionMessages.over}
            inLine
          />
        ) : null}
      </div>
      {offers.length === 0 ? (
        <EmptyState
          title={copy.noResultTitle}
          picture={<NoFlights className={scene} />}
          action={
            <ButtonLink
              href="/"
              variant="primary"
              onClick={(event) => {
                // Goes back one entry if it is a page of ours; else, and without JavaScript, to the home page.
                if (!hasPageBefore()) return
                event.preventDefault()
                navigate(-1)
              }}
            >
              {copy.noResultAction}
            </ButtonLink>
          }
        >
          {copy.noResultText}
        </EmptyState>
      ) : (
        <div className={css.results}>
          <FlightFilters
            offers={offers}
            filters={filters}
            shown={shown.length}
            airlines={view.airlines}
            cacheKey={`${view.searchUid} ${view.offers}`}
          />
          <div aria-busy={searching}>
            <div className={css.foundLine}>
              <p className={css.found} role="status">
                {copy.found(shown.length, offers.length)}
              </p>{' '}
              {view.visas.length > 0 ? (
                <Link href={`#${JOURNEY_VISAS}`}>{visaStatus.seeJourney}</Link>
              ) : null}
            </div>
            {view.partial ? (
              <div className={css.notice}>
                <Alert
                  tone="info"
                  title={copy.partialTitle}
                  action={
                    <ButtonLink href={view.address} variant="secondary" size="small">
                      {copy.partialAction}
                    </ButtonLink>
                  }
                  live={false}
                >
                  {copy.partialText}
                </Alert>
              </div>
            ) : null}
            {shown.length === 0 ? (
              <EmptyState
                title={copy.filteredOut}
                picture={<NoFlights className={scene} />}
                action={
                  <ButtonLink href={`/flight/search?${withoutFilters(params)}`} variant="secondary">
                    {copy.clearFilters}
                  </ButtonLink>
                }
              />
            ) : null}
            <CachedFragment
              as="ul"
              className={css.list}
              cacheKey={`offers ${view.searchUid} ${shown.map(({ id }) => id).join()} ${view.offers}`}
            >
              {() =>
                shown.map(({ id, legs, baggage, price }) => (
                  <li key={id}>
                    <FlightCard
                      id={`offer-${id}`}
                      legs={legs}
                      baggage={baggage}
                      price={price}
                      travelers={view.travelers}
                      bookHref={`/flight/booking/?${new URLSearchParams({ searchId: view.searchUid, index: id })}`}
                      details={lazyDetails(view.searchUid, id)}
                    />
                  </li>
                ))
              }
            </CachedFragment>
            <JourneyVisas visas={view.visas} />
          </div>
        </div>
      )}
      <LateSessionExpired open={over} />
    </div>
  )
}

/** The router numbers its history entries in their state. */
function hasPageBefore(): boolean {
  const state: unknown = window.history.state
  const counted = typeof state === 'object' && state !== null && 'idx' in state
  return counted && typeof state.idx === 'number' && state.idx > 0
}
