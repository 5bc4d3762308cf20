import { Await, useNavigate, useNavigation } from '@remix-run/react'
import { Suspense, useEffect, useState } from 'react'
import { ButtonLink } from '@jatra/design-system/button'
import type { FlightSearchDefaults } from '@jatra/design-system/hero-search'
import { SearchSummary, type RouteFacts } from '@jatra/design-system/flight-summary'
import { LoadingRegion, Skeleton } from '@jatra/design-system/skeleton'
import { search } from '~/messages/search.ts'
import { LateFlightSearch } from '~/search/late-flight-search.tsx'
import { keepSearchChoices } from '~/search/search-choices.ts'
import { browserStorage } from '~/search/stored-root.ts'
import type { SearchStart } from '~/search/search-start.server.ts'
import { pageHref } from '~/shell/page-href.ts'
import { content, title } from '~/shell/shell.css.ts'
import * as css from './flight.css.ts'
import { SearchError } from './search-error.tsx'
import type { LateOutcome } from './search-view.server.ts'

const copy = search
const SOON_MS = 3000
const CARDS = [1, 2, 3, 4]

export interface SearchingProps {
  view: {
    plan: string
    facts: RouteFacts
    start: SearchStart
    searched: FlightSearchDefaults
    late: Promise<LateOutcome>
  }
}

/** The results page while airlines answer: the search, a placeholder of the results, and a link back. */
export function Searching({ view }: SearchingProps) {
  const { start, searched } = view
  const [givenUp, setGivenUp] = useState(false)
  useEffect(() => {
    // The browser may restore this page from its cache, where no search is running.
    const onShow = (event: PageTransitionEvent) => event.persisted && window.location.reload()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return (
    <>
      <div className={`${content} ${css.page} ${css.waiting}`}>
        <h1 className={`${title} ${css.plan}`}>{view.plan}</h1>
        <div className={css.line} data-sticks-below-header>
          <SearchSummary
            {...view.facts}
            editLabel={copy.edit}
            editHref="/?search=flight"
            editor={() => <LateFlightSearch start={start} searched={searched} />}
          />
        </div>
        <div className={css.head}>
          <Answering />
          <div>
            {/* Leaving the document, not only the page, ends the request too. */}
            <ButtonLink
              href="/?search=flight"
              target="_self"
              variant="secondary"
              onClick={(event) => {
                keepSearchChoices(browserStorage(), searched)
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                setGivenUp(true)
              }}
            >
              {copy.cancel}
            </ButtonLink>
          </div>
        </div>
        <LoadingRegion>
          <div className={css.list}>
            {CARDS.map((card) => (
              <Skeleton key={card} height="card" />
            ))}
          </div>
        </LoadingRegion>
      </div>
      {/* The home page may take a while to load; an answer that arrives before it must not redirect. */}
      {givenUp ? null : (
        <Suspense fallback={null}>
          <Await resolve={view.late} errorElement={<Problem view={view} outcome={FAILED} />}>
            {(outcome) =>
              outcome.kind === 'found' ? (
                <LeadOn href={outcome.href} />
              ) : (
                <Problem view={view} outcome={outcome} />
              )
            }
          </Await>
        </Suspense>
      )}
    </>
  )
}

const FAILED = { kind: 'failed' } as const

function Answering() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={css.answering} role="status">
      {late ? copy.stillAnswering : copy.asking}
    </p>
  )
}

/** Results live at an address of their own, so that reload, back and a shared link show the same offers. */
function LeadOn({ href }: { href: string }) {
  const navigate = useNavigate()
  // A visitor who has navigated on is not redirected.
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') navigate(href, { replace: true, preventScrollReset: true })
  }, [state, href, navigate])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${pageHref(href)}`} />
    </noscript>
  )
}

/** Hides the placeholder by a style: without script it arrives at the end of the document. */
function Problem({
  view: { start, searched },
  outcome,
}: SearchingProps & { outcome: Exclude<LateOutcome, { kind: 'found' }> }) {
  return (
    <div data-late>
      <SearchError view={{ ...outcome, start, searched }} />
    </div>
  )
}
