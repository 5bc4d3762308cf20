import { data, type LoaderFunctionArgs, type MetaDescriptor } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ageBands } from '@jatra/contract/order/rooms'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { Alert } from '@jatra/design-system/alert'
import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { PackageSideCard } from '@jatra/design-system/package-side-card'
import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { holidays } from '~/messages/holidays.ts'
import { messages } from '~/messages/index.ts'
import { places } from '~/messages/places.ts'
import { visaStatus } from '~/messages/visa-status.ts'
import { CachedFragment } from '~/shell/cached-fragment.tsx'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import { content, title } from '~/shell/shell.css.ts'
import { LINK_PICTURE } from '~/server/link-pictures/link-picture.ts'
import { locale } from '~/messages/language.ts'
import { DestinationPicture } from './destination-picture.tsx'
import { findPackage, statusOf } from './find-package.server.ts'
import { viewPackage, type PackageView } from './package-detail.server.ts'
import { PackageDetails } from './package-details.tsx'
import { PackageFailed, PackageWithdrawn } from './package-failed.tsx'
import { PartyForm } from './party-form.tsx'
import { pricePartyOf } from './party-price.ts'
import { viewPackageVisa, type NeededVisa } from '~/routes/visa/journey-visas.server.ts'
import { NeededVisaLines } from '~/routes/visa/needed-visas.tsx'
import { menuHref } from './package-view.ts'
import * as css from './package.css.ts'

const copy = holidays.detail

const DHAKA = { name: places.dhaka, latitude: 23.81, longitude: 90.41 }

export const meta: PublicMeta<typeof loader> = ({ data: loaded, matches }) => {
  if (loaded?.kind === 'found')
    return [
      ...packageMeta(loaded.view, loaded.visa?.status === 'closed'),
      ...pageLinks(matches, loaded.view.path),
    ]
  const title = loaded?.kind === 'withdrawn' ? copy.withdrawn : copy.failed
  return [{ title: `${title} | ${messages.site.name}` }, { name: 'robots', content: 'noindex' }]
}

export const headers = forEveryone
export const handle: CachedPage = { reads: [...ageBands, 'month'] }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await findPackage(params['id'], context, { shared: true })
  if (found.kind !== 'found') return data(found, { status: statusOf[found.kind] })
  const { holiday } = found
  const query = new URL(request.url).searchParams
  const today = todayInDhaka(context.now())
  const party = pricePartyOf(holiday, query, today)
  const visa = await viewPackageVisa(context, holiday.package, today)
  return data({ kind: found.kind, visa, view: viewPackage(holiday, context.origin, party, today) })
}

/** One package (docs/specification.md, Package page). */
export default function PackagePage() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.kind === 'withdrawn') return <PackageWithdrawn />
  if (loaded.kind === 'failed') return <PackageFailed />
  return <Package view={loaded.view} visa={loaded.visa} />
}

function Package({ view, visa }: { view: PackageView; visa: NeededVisa | null }) {
  return (
    <div className={content}>
      <nav className={css.way}>
        <Link href={menuHref(view.place, view.party.month)}>
          {copy.othersIn(places.destinations[view.place])}
        </Link>
      </nav>
      <header className={css.head}>
        <div className={css.picture}>
          {view.picture ? <DestinationPicture name={view.picture} /> : null}
        </div>
        <div className={css.words}>
          <p className={css.place}>{view.destination}</p>
          <h1 className={title}>{view.name}</h1>
          <ul className={css.facts}>
            <li className={css.fact}>
              <Icon name="clock" />
              <span>{view.duration}</span>
            </li>
            {view.rating === null ? null : (
              <li className={css.fact}>
                <span className={css.star}>
                  <Icon name="star" filled />
                </span>
                <span>{copy.rated(view.rating)}</span>
              </li>
            )}
          </ul>
          {view.over ? null : (
            <p className={css.cost}>
              <span className={css.price}>{view.price}</span>{' '}
              <span>
                <span>{copy.perPerson}</span> <span className={css.note}>{copy.priceNote}</span>
              </span>
            </p>
          )}
        </div>
      </header>
      {visa && visa.status !== 'closed' ? (
        <div className={css.visa}>
          <NeededVisaLines visa={visa} />
        </div>
      ) : null}
      <div className={css.body}>
        <div className={css.side}>
          {view.over ? (
            <Alert
              tone="info"
              title={holidays.reserve.over}
              action={
                <Link href={menuHref(view.place)}>
                  {copy.othersIn(places.destinations[view.place])}
                </Link>
              }
              live={false}
            >
              {holidays.reserve.overText(view.validTo)}
            </Alert>
          ) : visa?.status === 'closed' ? (
            <Alert tone="warning" title={visaStatus.package.title} live={false}>
              <p>{visaStatus.package.text}</p>
              <NeededVisaLines visa={visa} />
            </Alert>
          ) : (
            <PackageSideCard
              hotels={view.hotels}
              from={DHAKA}
              validFrom={view.validFrom}
              validTo={view.validTo}
              price={view.party.problem ? undefined : (view.party.total ?? undefined)}
              href={view.reserveHref}
              messages={{ priceNote: copy.party.priceNote(view.party.persons) }}
            >
              <PartyForm party={view.party} key={view.address} />
            </PackageSideCard>
          )}
        </div>
        <CachedFragment as="div" className={css.column} cacheKey={view.details}>
          {() => <PackageDetails json={view.details} />}
        </CachedFragment>
      </div>
    </div>
  )
}

/** Metadata of a package: title, link preview, structured data. */
function packageMeta(view: PackageView, isClosed: boolean): MetaDescriptor[] {
  const title = `${view.name}, ${view.duration}`
  const picture = `${view.name}, ${holidays.detail.linkPrice(view.price)}`
  return [
    { title: `${title} | ${messages.site.name}` },
    { name: 'description', content: view.short },
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: messages.site.name },
    { property: 'og:locale', content: locale },
    {
      property: 'og:title',
      content: view.over ? title : `${title}, ${copy.linkPrice(view.price)}`,
    },
    { property: 'og:description', content: view.short },
    { property: 'og:url', content: view.address },
    { property: 'og:image', content: view.linkPicture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(LINK_PICTURE.width) },
    { property: 'og:image:height', content: String(LINK_PICTURE.height) },
    { property: 'og:image:alt', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: view.name,
        description: view.short,
        image: view.linkPicture,
        category: 'Holiday package',
        offers: {
          '@type': 'Offer',
          url: view.address,
          price: view.amount,
          priceCurrency: 'BDT',
          availability: `https://schema.org/${view.over ? 'Discontinued' : isClosed ? 'OutOfStock' : 'InStock'}`,
        },
      },
    },
  ]
}
