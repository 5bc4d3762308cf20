import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HOLIDAY_SOURCE, homeHolidays } from '@jatra/contract/places/public-holidays'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { countryState } from '@jatra/contract/visa/visa-status'
import { Divider } from '@jatra/design-system/divider'
import { StackedTable } from '@jatra/design-system/fare-table'
import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { messages } from '~/messages/index.ts'
import { locale } from '~/messages/language.ts'
import { visaStatus } from '~/messages/visa-status.ts'
import { pageHref } from '~/shell/page-href.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import { content, subtitle, title } from '~/shell/shell.css.ts'
import type { ScriptlessPage } from '~/shell/use-sends-scripts.ts'
import { cheapestOf, readVisas } from './journey-visas.server.ts'
import { Checked, CheckedLine, StatusBadge } from './status-parts.tsx'
import * as css from './visa-status.css.ts'
import { readVisaStatuses, viewStatus } from './visa-statuses.server.ts'

const copy = visaStatus.page

const PATH = '/visa-status'

export const meta: PublicMeta<typeof loader> = ({ matches }) => [
  { title: `${copy.title} | ${messages.site.name}` },
  { name: 'description', content: copy.description },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: messages.site.name },
  { property: 'og:locale', content: locale },
  { property: 'og:title', content: copy.title },
  { property: 'og:description', content: copy.description },
  { property: 'og:url', content: (matches[0]?.data.origin ?? '') + pageHref(PATH) },
  ...pageLinks(matches, PATH),
]

export const headers = forEveryone
export const handle: CachedPage & ScriptlessPage = { reads: [], scripts: false }

export async function loader({ context }: LoaderFunctionArgs) {
  const today = todayInDhaka(context.now())
  const [statuses, visas] = await Promise.all([readVisaStatuses(context), readVisas(context)])
  const view = statuses.map((status) => {
    const price = cheapestOf(visas, status)
    const kinds = statuses.filter(({ country }) => country === status.country)
    return {
      ...viewStatus(status, today),
      ofCountry: countryState(kinds),
      price: price === null ? null : formatBdt(price),
    }
  })
  return data(
    {
      kinds: view,
      announcedUntil: formatDate(homeHolidays.announcedUntil),
      holidaySource: HOLIDAY_SOURCE,
    },
    { status: view.length > 0 ? 200 : 503 },
  )
}

/** Every country that we know (docs/specification.md, Visa status). */
export default function VisaStatusPage() {
  const { kinds, announcedUntil, holidaySource } = useLoaderData<typeof loader>()
  const visas = kinds.filter(({ kind, price }) => kind !== 'transit' || price !== null)
  const transit = kinds.filter(({ kind, price }) => kind === 'transit' && price === null)
  return (
    <div className={content}>
      <div className={css.intro}>
        <h1 className={title}>{copy.title}</h1>
        <Divider tone="accent" short />
        <p>{copy.lead}</p>
      </div>
      {kinds.length === 0 ? <p>{copy.failed}</p> : null}
      {visas.length > 0 ? (
        <div className={css.section}>
          <StackedTable
            caption={copy.visas}
            columns={[
              { label: copy.country },
              { label: copy.status },
              { label: copy.price },
              { label: copy.days },
              { label: copy.checked },
            ]}
            rows={visas.map((view) => ({
              key: view.id,
              cells: [
                <Named key="name" view={view} />,
                <span key="status" className={css.cell}>
                  <span>
                    <StatusBadge state={view.status} />
                  </span>{' '}
                  <span>{view.sentence}</span>
                </span>,
                view.price ?? (view.kind === 'onArrival' ? copy.atAirport : copy.unsold),
                view.days ?? (view.kind === 'onArrival' ? copy.atAirport : copy.unknownDays),
                <Checked key="checked" before={`${view.checkedOn}:`} by={view} />,
              ],
            }))}
          />
        </div>
      ) : null}
      {transit.length > 0 ? (
        <section className={css.section}>
          <h2 className={subtitle}>{copy.transit}</h2>
          <p>{copy.transitText}</p>
          <ul className={css.list}>
            {bySentence(transit).map(([view, countries]) => (
              <li key={view.id}>
                <p>
                  <strong>{countries.join(', ')}</strong>
                </p>
                <p>{view.sentence}</p>
                <CheckedLine before={visaStatus.checked(view.checkedOn)} by={view} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className={css.section}>
        <h2 className={subtitle}>{copy.workingDays}</h2>
        <p>{copy.workingDaysText(announcedUntil, holidaySource)}</p>
      </section>
    </div>
  )
}

type KindView = ReturnType<typeof useLoaderData<typeof loader>>['kinds'][number]

/** A kind of a country, and that others of it are closed. */
function Named({ view }: { view: KindView }) {
  return (
    <span>
      <span>{`${view.country}, ${visaStatus.kinds[view.kind]}`}</span>
      {view.ofCountry === 'someKinds' ? (
        <>
          {' '}
          <StatusBadge state="someKinds" />
        </>
      ) : null}
    </span>
  )
}

/** Countries that ask the same stand together. */
function bySentence(kinds: readonly KindView[]): [KindView, string[]][] {
  const groups = new Map<string, [KindView, string[]]>()
  for (const view of kinds) {
    const group = groups.get(view.sentence) ?? [view, []]
    group[1].push(view.country)
    groups.set(view.sentence, group)
  }
  return [...groups.values()]
}
