import { Divider } from '@jatra/design-system/divider'
import { Icon } from '@jatra/design-system/icon'
import { holidays } from '~/messages/holidays.ts'
import { subtitle } from '~/shell/shell.css.ts'
import type { PackageDetails } from './package-detail.server.ts'
import * as css from './package-facts.css.ts'

const copy = holidays.detail

/** The flights included in the price, as planned. */
export function Flights({ flights }: Pick<PackageDetails, 'flights'>) {
  if (flights.length === 0) return null
  return (
    <section aria-labelledby="flights">
      <h2 className={subtitle} id="flights">
        {copy.flights}
      </h2>
      <p className={css.note}>{copy.flightsNote}</p>
      <Divider tone="accent" short />
      <ol className={css.flights}>
        {flights.map(({ day, from, to, departs, arrives, later }) => (
          <li key={`${day} ${from.code} ${departs}`} className={css.flight}>
            <span className={css.day}>{copy.flightDay(day)}</span>{' '}
            <End time={departs} airport={from} />{' '}
            <span className={css.way} aria-hidden="true">
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
    <span className={css.end}>
      <span className={css.time}>{time}</span>{' '}
      <span className={css.note}>{`${airport.city} ${airport.code}`}</span>
    </span>
  )
}

/** Reviews by travellers; nothing without reviews. */
export function Reviews({ reviews }: Pick<PackageDetails, 'reviews'>) {
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="reviews">
      <h2 className={subtitle} id="reviews">
        {copy.reviews(reviews.length)}
      </h2>
      <Divider tone="accent" short />
      <ul className={css.reviews}>
        {reviews.map(({ by, date, stars, text }) => (
          <li key={`${by} ${date} ${text}`} className={css.review}>
            <p className={css.by}>
              <span className={css.star}>
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
