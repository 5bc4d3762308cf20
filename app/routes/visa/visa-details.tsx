import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useNavigate, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { useState } from 'react'
import { HOME_COUNTRY } from '@jatra/contract/places/countries-home'
import { latinDigits } from '@jatra/contract/values/digits'
import { MAX_VISA_TRAVELERS } from '@jatra/contract/visa/visa-limits'
import { PICK_UP_CHARGE, PROCESSING_FEE } from '@jatra/contract/visa/visa-price'
import { Alert } from '@jatra/design-system/alert'
import { ButtonLink } from '@jatra/design-system/button'
import { Divider } from '@jatra/design-system/divider'
import { Link } from '@jatra/design-system/link'
import { RequirementList } from '@jatra/design-system/requirement-list'
import { Inline } from '@jatra/design-system/stack'
import { VisaOptionCard } from '@jatra/design-system/visa-option-card'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { RefundRuleTable } from '~/checkout/refund-rule.tsx'
import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { formatBdt } from '~/messages/format.ts'
import { messages } from '~/messages/index.ts'
import { places } from '~/messages/places.ts'
import { refundRule } from '~/messages/refund-rule.ts'
import { visaStatus } from '~/messages/visa-status.ts'
import { visas } from '~/messages/visas.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import { content, subtitle, title } from '~/shell/shell.css.ts'
import { useContact } from '~/shell/contact.ts'
import { findVisa, statusOf, readTravelers } from './find-visa.server.ts'
import { VISA_TAB, visaDetailsHref, visaScheduleHref } from './visa-choice.ts'
import { VisaFailed, VisaWithdrawn } from './visa-failed.tsx'
import { VisaPicture } from './visa-picture.tsx'
import * as css from './visa.css.ts'
import { OtherNationality } from './other-nationality.tsx'
import { CheckedLine, StatusLines } from './status-parts.tsx'
import * as statusCss from './visa-status.css.ts'
import { viewVisa, type VisaView } from './visa-details.server.ts'
import { readVisaStatuses } from './visa-statuses.server.ts'

const copy = visas.detail

export const meta: PublicMeta<typeof loader> = ({ data: loaded, matches }) => {
  if (loaded?.kind === 'found')
    return [
      { title: `${loaded.view.name} | ${messages.site.name}` },
      {
        name: 'description',
        content: copy.description(places.destinations[loaded.view.choice.country]),
      },
      ...pageLinks(matches, visaDetailsHref(loaded.view.choice)),
    ]
  return [
    { title: `${copy.failed} | ${messages.site.name}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export const headers = forEveryone
export const handle: CachedPage = { reads: ['country', 'nationality', 'travelers', 'category'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await findVisa(new URL(request.url), context)
  if (found.kind !== 'found') return data(found, { status: statusOf[found.kind] })
  const today = todayInDhaka(context.now())
  const statuses = await readVisaStatuses(context)
  const asked = readTravelers(new URL(request.url).searchParams)
  const tooMany = asked !== null && asked > MAX_VISA_TRAVELERS
  return data({
    kind: found.kind,
    tooMany,
    view: viewVisa(found.visa, found.choice, statuses, today),
  })
}

/** Another kind of applicant is another address, but loads nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const without = (url: URL) => {
    const query = new URLSearchParams(url.search)
    query.delete('category')
    return `${url.pathname}?${query}`
  }
  const turned = currentUrl.search !== nextUrl.search && without(currentUrl) === without(nextUrl)
  return turned ? false : defaultShouldRevalidate
}

/** Required documents and prices (docs/specification.md, Visa requirements). */
export default function VisaDetailsPage() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.kind === 'failed') return <VisaFailed />
  if (loaded.kind === 'withdrawn') return <VisaWithdrawn country={loaded.choice.country} />
  const { view, tooMany } = loaded
  return <Visa view={view} tooMany={tooMany} key={`${view.id} ${view.choice.category ?? ''}`} />
}

function Visa({ view, tooMany }: { view: VisaView; tooMany: boolean }) {
  const navigate = useNavigate()
  const phone = useContact()?.phone
  const [category, setCategory] = useState(view.choice.category)
  const choice = { ...view.choice, category }
  const ours = choice.nationality === HOME_COUNTRY
  return (
    <div className={content}>
      <header className={css.head}>
        <div className={css.picture}>
          <VisaPicture name={view.image} />
        </div>
        <div className={css.words}>
          <p className={css.place}>{places.destinations[view.choice.country]}</p>
          <h1 className={title}>{view.name}</h1>
          <p>{copy.lead(choice.travelers, view.nationality)}</p>
          {ours && view.from ? (
            <p className={css.startingAt}>
              <span>{copy.from}</span> <span className={css.price}>{view.from}</span>{' '}
              <span>{copy.priceFor(choice.travelers)}</span>
            </p>
          ) : null}
          <Inline>
            {ours ? (
              <ButtonLink href="#requirements" variant="secondary">
                {copy.seeDocuments}
              </ButtonLink>
            ) : null}
            <Link href={VISA_TAB} standalone>
              {copy.change}
            </Link>
          </Inline>
        </div>
      </header>
      {tooMany ? (
        <div className={css.section}>
          <Alert tone="info" live={false} title={copy.group(MAX_VISA_TRAVELERS)}>
            <span>{copy.groupText}</span>{' '}
            {phone ? (
              <Link href={`tel:${latinDigits(phone).replaceAll(' ', '')}`}>{phone}</Link>
            ) : null}
          </Alert>
        </div>
      ) : null}
      {ours ? (
        <>
          <section className={css.section} aria-labelledby="options">
            <h2 className={subtitle} id="options">
              {copy.options}
            </h2>
            <p className={css.note}>
              {copy.optionsText(formatBdt(PROCESSING_FEE), formatBdt(PICK_UP_CHARGE))}
            </p>
            <Divider tone="accent" short />
            <ul className={css.options}>
              {view.options.map(({ price, status, ...option }, index) => (
                <li key={option.name}>
                  {status?.status === 'closed' ? (
                    <h3>{option.name}</h3>
                  ) : (
                    <VisaOptionCard
                      option={option}
                      price={price}
                      priceNote={copy.priceFor(choice.travelers)}
                      href={visaScheduleHref(index, choice)}
                    />
                  )}
                  {status ? (
                    <div className={statusCss.ofOption}>
                      <StatusLines view={status} />
                    </div>
                  ) : null}
                </li>
              ))}
            </ul>
            <p>
              <Link href="/visa-status" standalone>
                {visaStatus.board}
              </Link>
            </p>
            <div className={css.section}>
              <h3>{refundRule.title}</h3>
              <RefundRuleTable lines={view.refund} note={visas.refund.note} />
            </div>
          </section>
          <section className={css.section} aria-labelledby="requirements">
            <h2 className={subtitle} id="requirements">
              {copy.requirements}
            </h2>
            <p className={css.note}>{copy.requirementsText}</p>
            {view.checked ? (
              <CheckedLine before={visaStatus.listsChecked(view.checked.on)} by={view.checked} />
            ) : (
              <p className={css.note}>{visaStatus.listsUnchecked}</p>
            )}
            <Divider tone="accent" short />
            <div className={css.lists}>
              <RequirementList
                label={copy.applicants}
                requirements={view.requirements}
                value={category}
                onValueChange={(kind) => {
                  setCategory(kind)
                  navigate(visaDetailsHref({ ...choice, category: kind }), {
                    replace: true,
                    preventScrollReset: true,
                  })
                }}
              />
            </div>
          </section>
        </>
      ) : (
        <OtherNationality nationality={view.nationality} choice={choice} />
      )}
    </div>
  )
}
