import { useMemo } from 'react'
import { Divider } from '@jatra/design-system/divider'
import { Icon } from '@jatra/design-system/icon'
import { PriceIncludes } from '@jatra/design-system/price-includes'
import { RefundRuleTable } from '~/checkout/refund-rule.tsx'
import { holidays } from '~/messages/holidays.ts'
import { subtitle } from '~/shell/shell.css.ts'
import type { PackageDetails as Details, PackageDetails } from './package-detail.server.ts'
import * as css from './package.css.ts'
import * as facts from './package-facts.css.ts'

const copy = holidays.detail

/** The sections below a package's head, the same for all visitors. @param json Details, as its loader wrote them */
export function PackageDetails({ json }: { json: string }) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as the page's own loader wrote it
  const details = useMemo(() => JSON.parse(json) as Details, [json])
  return (
    <>
      <p className={css.description}>{details.description}</p>
      <PriceIncludes included={details.services} />
      <div className={css.lists}>
        <Lines heading={copy.includes} lines={details.includes} included />
        <Lines heading={copy.excludes} lines={details.excludes} />
      </div>
      <Flights flights={details.flights} />
      {details.highlights.length > 0 ? (
        <section>
          <h2 className={subtitle}>{copy.highlights}</h2>
          <Divider tone="accent" short />
          <ol className={css.days}>
            {details.highlights.map(({ key, text }) => (
              <li key={key} className={css.day}>
                <h3 className={css.dayName}>{key}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <Policy refund={details.refund} policy={details.policy} />
      <Reviews reviews={details.reviews} />
    </>
  )
}

/** The refund rule, and the other conditions. */
function Policy({ refund, policy }: Pick<Details, 'refund' | 'policy'>) {
  if (refund.length + policy.length === 0) return null
  return (
    <section>
      <h2 className={subtitle}>{copy.policy}</h2>
      {refund.length > 0 ? <RefundRuleTable lines={refund} note={holidays.refund.note} /> : null}
      {policy.length > 0 ? (
        <ul className={css.policy}>
          {policy.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Lines({
  heading,
  lines,
  included = false,
}: {
  heading: string
  lines: readonly string[]
  included?: boolean
}) {
  return (
    <section>
      <h2 className={subtitle}>{heading}</h2>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line} className={css.line}>
            <span className={included ? css.yes : css.no}>
              <Icon name={included ? 'check' : 'close'} />
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The flights included in the price, as planned. */
function Flights({ flights }: Pick<PackageDetails, 'flights'>) {
  if (flights.length === 0) return null
  return (
    <section aria-labelledby="flights">
      <h2 className={subtitle} id="flights">
        {copy.flights}
      </h2>
      <p className={facts.note}>{copy.flightsNote}</p>
      <Divider tone="accent" short />
      <ol className={facts.flights}>
        {flights.map(({ day, from, to, departs, arrives, later }) => (
          <li key={`${day} ${from.code} ${departs}`} className={facts.flight}>
            <span className={facts.day}>{copy.flightDay(day)}</span>{' '}
            <End time={departs} airport={from} />{' '}
            <span className={facts.way} aria-hidden="true">
              <Icon name="plane" />
            </span>
            <End time={later ? `${arrives} ${copy.daysLater(later)}` : arrives} airport={to} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function End({ time, airport }: { time: string; airport: { code: string; city: string } }) {
  return (
    <span className={facts.end}>
      <span className={facts.time}>{time}</span>{' '}
      <span className={facts.note}>{`${airport.city} ${airport.code}`}</span>
    </span>
  )
}

/** Reviews by travellers; nothing without reviews. */
function Reviews({ reviews }: Pick<PackageDetails, 'reviews'>) {
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="reviews">
      <h2 className={subtitle} id="reviews">
        {copy.reviews(reviews.length)}
      </h2>
      <Divider tone="accent" short />
      <ul className={facts.reviews}>
        {reviews.map(({ by, date, stars, text }) => (
          <li key={`${by} ${date} ${text}`} className={facts.review}>
            <p className={facts.by}>
              <span className={facts.star}>
                <Icon name="star" filled />
              </span>
              <span>{copy.reviewed(by, date, stars)}</span>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
