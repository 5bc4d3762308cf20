import { data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  useLoaderData,
  useNavigation,
  NavigationType,
  useNavigate,
  useNavigationType,
} from '@remix-run/react'
import { useRef, useEffect, type MouseEvent, type RefObject } from 'react'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoFlights, SomethingWrong } from '@jatra/design-system/illustrations'
import { PackageCard } from '@jatra/design-system/package-card'
import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { holidays } from '~/messages/holidays.ts'
import { messages } from '~/messages/index.ts'
import { places } from '~/messages/places.ts'
import { CachedFragment } from '~/shell/cached-fragment.tsx'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import { content, scene, title } from '~/shell/shell.css.ts'
import { DestinationPicture } from './destination-picture.tsx'
import * as css from './holiday.css.ts'
import { monthsAhead } from './months.ts'
import { PackageFilters, type PackageFiltersProps } from './package-filters.tsx'
import {
  listAddress,
  listParameters,
  readShown,
  type PackageFilters as Filters,
  MAX_SHOWN,
  PAGE,
} from './package-list.ts'
import { viewList, type FoundList } from './package-menu.server.ts'
import type { PackageCardView } from './package-view.ts'

const copy = holidays.list

const headingOf = ({ destination }: Filters) =>
  destination.length > 0 && destination.length <= 3
    ? copy.titleOf(destination.map((name) => places.destinations[name]))
    : copy.title

export const meta: PublicMeta<typeof loader> = ({ data: loaded, location, matches }) => [
  { title: `${loaded ? headingOf(loaded.filters) : copy.title} | ${messages.site.name}` },
  { name: 'description', content: copy.description },
  ...(loaded?.kind === 'found'
    ? pageLinks(
        matches,
        listAddress(loaded.filters, readShown(new URLSearchParams(location.search))),
      )
    : []),
]

export const headers = forEveryone
export const handle: CachedPage = { reads: listParameters }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = await viewList(new URL(request.url), context)
  const months = monthsAhead(todayInDhaka(context.now()))
  return data({ ...view, months }, { status: statuses[view.kind] })
}

const statuses = { found: 200, unknown: 404, failed: 503 } as const

/** Packages by destination, price and length. */
export default function PackageMenuPage() {
  const view = useLoaderData<typeof loader>()
  return (
    <div className={content}>
      <h1 className={title}>{headingOf(view.filters)}</h1>
      {view.kind === 'found' ? <Found view={view} months={view.months} /> : null}
      {view.kind === 'unknown' ? <None text={copy.unknownText} /> : null}
      {view.kind === 'failed' ? <Failed filters={view.filters} /> : null}
    </div>
  )
}

function Found({ view, months }: { view: FoundList; months: PackageFiltersProps['months'] }) {
  const { filters, facets } = view
  const searching = useNavigation().state === 'loading'
  const list = useRef<HTMLDivElement>(null)
  useFocusOnMore(list, view)
  return (
    <div className={css.results}>
      <PackageFilters filters={filters} facets={facets} months={months} />
      <div className={css.found} aria-busy={searching} ref={list}>
        <p className={css.count} role="status">
          {countMessage(view)}
        </p>
        {view.shown === 0 ? <None text={copy.noneText} /> : null}
        <CachedFragment as="ul" className={css.list} cacheKey={view.cards}>
          {() =>
            // oxlint-disable-next-line typescript/consistent-type-assertions -- as this page's own loader wrote it
            (JSON.parse(view.cards) as PackageCardView[]).map((card, index) => (
              <li key={card.id} id={placeId(index)}>
                <Card card={card} later={index > 0} />
              </li>
            ))
          }
        </CachedFragment>
        <ShowMore view={view} />
      </div>
    </div>
  )
}

/** The empty list, with a link to all packages. */
function None({ text }: { text: string }) {
  return (
    <EmptyState
      title={copy.none}
      picture={<NoFlights className={scene} />}
      action={
        <ButtonLink href="/packageMenu" variant="secondary">
          {copy.all}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  )
}

/** How many packages there are, and how many of them are shown. */
function countMessage({ shown, facets: { count } }: FoundList): string {
  return shown < count ? copy.shown(shown, count) : copy.found(count)
}

function Card({
  card: { id: _id, picture, ...card },
  later,
}: {
  card: PackageCardView
  later: boolean
}) {
  return (
    <PackageCard
      {...card}
      variant="list"
      headingLevel={2}
      messages={{ perPerson: holidays.detail.perPerson }}
      picture={
        picture ? <DestinationPicture name={picture} loading={later ? 'lazy' : undefined} /> : null
      }
    />
  )
}

function Failed({ filters }: { filters: Filters }) {
  const searching = useNavigation().state === 'loading'
  return (
    <div className={css.failed} aria-busy={searching}>
      <EmptyState
        title={copy.failed}
        picture={<SomethingWrong className={scene} />}
        action={
          // A link, so that it retries without JavaScript too.
          <ButtonLink href={listAddress(filters)} variant="primary" tone="brand">
            {copy.retry}
          </ButtonLink>
        }
      >
        {copy.failedText}
      </EmptyState>
    </div>
  )
}

/** Id of a place in the list, from 0, as the target of a link without script. */
const placeId = (index: number) => `package-${String(index + 1)}`

/**
 * Makes the list longer by a link to another address, so that it can be shared, works with Back, and without script.
 */
function ShowMore({ view }: { view: FoundList }) {
  const navigate = useNavigate()
  const { filters, facets, show, shown } = view
  if (shown >= facets.count) return null
  if (show >= MAX_SHOWN) return <p className={css.pages}>{copy.narrow}</p>
  const address = listAddress(filters, show + PAGE)
  const stay = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(address, { preventScrollReset: true })
  }
  return (
    <div className={css.pages}>
      <ButtonLink href={`${address}#${placeId(shown)}`} variant="secondary" onClick={stay}>
        {copy.more}
      </ButtonLink>
    </div>
  )
}

/** The first added package takes the focus, where the button was, but not when the visitor comes back to the list. */
function useFocusOnMore(list: RefObject<HTMLElement>, { filters, shown }: FoundList): void {
  const navigation = useNavigationType()
  const address = listAddress(filters)
  const before = useRef({ address, shown })
  useEffect(() => {
    const { address: last, shown: first } = before.current
    before.current = { address, shown }
    if (navigation !== NavigationType.Push || last !== address || shown <= first) return
    list.current?.querySelector<HTMLElement>(`#${placeId(first)} a`)?.focus()
  }, [address, shown, navigation, list])
}
