import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  useLoaderData,
  useNavigate,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { Suspense, useEffect } from 'react'
import { ComingSoon } from '@jatra/design-system/coming-soon'
import type { Category } from '@jatra/design-system/header'
import { HeroSearch } from '@jatra/design-system/hero-search'
import { Icon, type IconName } from '@jatra/design-system/icon'
import {
  HeroDelta,
  HotelsComingSoon,
  BestDeals,
  UniquePlaces,
} from '@jatra/design-system/illustrations'
import { Skeleton } from '@jatra/design-system/skeleton'
import { listPackages } from '@jatra/contract/holiday/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { BestDealsBanner } from '@jatra/design-system/best-deals-banner'
import { ButtonLink } from '@jatra/design-system/button'
import { PlacesToStay } from '@jatra/design-system/places-to-stay'
import { domesticDestinations } from '@jatra/contract/places/destinations'
import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { home, holidayHome } from '~/messages/home.ts'
import { messages } from '~/messages/index.ts'
import { readVisaStart, type VisaStart } from '~/routes/visa/visa-start.server.ts'
import { FlightSearch } from '~/search/flight-search.tsx'
import { searchStart, type SearchStart } from '~/search/search-start.server.ts'
import { browserStorage, categories, keepActiveTab } from '~/search/stored-root.ts'
import { SEARCH_TABS, useCategory } from '~/shell/category.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import { viewCard } from '~/routes/holiday/package-view.ts'
import type { AppContext } from '~/server/context.server.ts'
import * as css from './home.css.ts'
import { LateHolidaySearch, LateVisaSearch } from './late-tabs.tsx'
import { HotPackages } from './hot-packages.tsx'

const copy = home

/** The title and description of the whole site; each tab has an address. */
export const meta: PublicMeta = ({ location, matches }) => {
  const asked = new URLSearchParams(location.search).get('search')
  const tab = categories.find((category) => category === asked && category !== 'flight')
  return [
    ...matches.flatMap((match) => match.meta),
    ...pageLinks(matches, tab ? `/?search=${tab}` : '/'),
  ]
}

export const headers = forEveryone
export const handle: CachedPage = { reads: ['search'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visaTab = new URL(request.url).searchParams.get('search') === 'visa'
  const [hot, visa] = await Promise.all([
    readHotPackages(context),
    visaTab ? readVisaStart(context) : null,
  ])
  return { start: searchStart(context), hot, visa }
}

/** The tabs are addresses of one page: changing tabs loads nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const turned = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return turned ? false : defaultShouldRevalidate
}

const tabs: readonly { category: Category; icon: IconName }[] = [
  { category: 'flight', icon: 'plane' },
  { category: 'holiday', icon: 'palm' },
  { category: 'visa', icon: 'passport' },
  { category: 'hotels', icon: 'hotel' },
]

export default function HomePage() {
  const { start, hot, visa } = useLoaderData<typeof loader>()
  const category = useCategory()
  const asked = useSearchParams()[0].has('search')
  const navigate = useNavigate()
  useEffect(() => {
    if (asked) return keepActiveTab(browserStorage(), category)
    // From now on the address names the remembered tab, so that Back finds it.
    if (category !== 'flight') {
      navigate(`/?search=${category}`, { replace: true, preventScrollReset: true })
    }
  }, [asked, category, navigate])
  return (
    <>
      <div className={css.hero}>
        <div className={css.words}>
          <h1 className={css.headline}>{copy.headline}</h1>
          <p className={css.promise}>{copy.promise}</p>
        </div>
        {/* Drawn behind the heading but last in the markup, because a browser may paint when only half of this long
            markup has come. */}
        <HeroDelta className={css.picture} />
      </div>
      <div className={css.search}>
        <HeroSearch
          label={copy.searchTabs}
          tabsId={SEARCH_TABS}
          tabs={tabs.map((tab) => ({
            href: `/?search=${tab.category}`,
            label: messages.tabs[tab.category],
            icon: <Icon name={tab.icon} />,
            current: tab.category === category,
          }))}
        >
          <Panel category={category} start={start} visa={visa} />
        </HeroSearch>
      </div>
      <div className={css.sections}>
        <ul className={css.trust}>
          {copy.trust.map(({ title, text }) => (
            <li key={title} className={css.point}>
              <h2 className={css.pointTitle}>{title}</h2>
              <p className={css.muted}>{text}</p>
            </li>
          ))}
        </ul>
        <HotPackages cards={hot} />
        <Deals />
        <Places />
      </div>
    </>
  )
}

function Panel({
  category,
  start,
  visa,
}: {
  category: Category
  start: SearchStart
  visa: VisaStart | null
}) {
  if (category === 'flight') return <FlightSearch start={start} />
  if (category === 'holiday' || category === 'visa')
    return (
      <Suspense key={category} fallback={<Skeleton height="card" />}>
        {category === 'holiday' ? (
          <LateHolidaySearch today={start.today} />
        ) : (
          <LateVisaSearch given={visa} />
        )}
      </Suspense>
    )
  const { title, text } = copy.panels.hotels
  return (
    <ComingSoon title={title} picture={<HotelsComingSoon loading="lazy" />}>
      {text}
    </ComingSoon>
  )
}

/** Packages in the carousel. */
const HOT = 10

/** The best rated packages; null when they cannot be read, since the home page works without them. */
async function readHotPackages(context: AppContext) {
  try {
    return await context.views.get('hot', async () => {
      const packages = await context.api.call(listPackages, { query: { limit: HOT } })
      return packages.map((holiday) => viewCard(holiday, 'carousel'))
    })
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

const { deals, places } = holidayHome

function Deals() {
  return (
    <BestDealsBanner
      heading={deals.title}
      picture={<BestDeals loading="lazy" />}
      action={
        <ButtonLink href="/packageMenu" variant="secondary">
          {deals.action}
        </ButtonLink>
      }
    >
      {deals.text}
    </BestDealsBanner>
  )
}

function Places() {
  const query = new URLSearchParams(domesticDestinations.map((name) => ['destination', name]))
  return (
    <PlacesToStay
      heading={places.title}
      promo={places.promo}
      picture={<UniquePlaces loading="lazy" />}
      action={
        <ButtonLink href={`/packageMenu?${query}`} variant="secondary">
          {places.action}
        </ButtonLink>
      }
    >
      {places.text}
    </PlacesToStay>
  )
}
