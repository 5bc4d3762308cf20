import type { ReactNode } from 'react'
import { TicketCard } from '@jatra/design-system/card'
import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { verify } from '~/messages/verify.ts'
import { subtitle, title } from '~/shell/shell.css.ts'
import { toneIcons, type VerdictTone, type VerificationView } from './verdict-view.ts'
import * as css from './verify.css.ts'

export interface VerdictProps {
  tone: VerdictTone
  heading: string
  children: ReactNode
}

/** The answer as a stamp and a sentence. It is the page's heading, so it comes first. */
export function Verdict({ tone, heading, children }: VerdictProps) {
  return (
    <div className={css.verdict[tone]}>
      <span className={css.stamp}>
        <Icon name={toneIcons[tone]} size={24} />
      </span>
      <div className={css.words}>
        <h1 className={title}>{heading}</h1>
        {children}
      </div>
    </div>
  )
}

/** A booking that was found: the verdict, details to compare with the paper, and where else to ask. */
export function FoundBooking({ view }: { view: VerificationView }) {
  const { airline, flights, travelers } = view
  return (
    <Stack gap={24}>
      <Verdict tone={view.tone} heading={view.title}>
        <p>{view.text}</p>
        {view.money ? <p>{view.money}</p> : null}
        <p className={css.small}>{view.checked}</p>
      </Verdict>
      <TicketCard as="section" stub={<References view={view} />}>
        <Stack gap={24}>
          {flights.length > 0 ? (
            <div>
              <h2 className={subtitle}>{verify.flights}</h2>
              <ol className={css.list}>
                {flights.map((flight) => (
                  <li key={flight.number + flight.dateTime} className={css.flight}>
                    <span className={css.route}>
                      <span className={css.code} translate="no">
                        {flight.from.code}
                      </span>
                      <span className={css.path} aria-hidden="true">
                        <Icon name="plane" size={20} />
                      </span>
                      <span className={css.code} translate="no">
                        {flight.to.code}
                      </span>
                    </span>
                    <span className={css.cities}>
                      {verify.route(flight.from.city, flight.to.city)}
                    </span>
                    <time className={css.strong} dateTime={flight.dateTime}>
                      {flight.departs}
                    </time>
                    <span className={css.small}>{`${flight.number}, ${flight.carrier}`}</span>
                  </li>
                ))}
              </ol>
            </div>
          ) : null}
          <div>
            <h2 className={subtitle}>
              {view.kind === 'holidays' ? verify.contact : verify.travelers}
            </h2>
            <ul className={css.list}>
              {travelers.map(({ initials, ticket }, index) => (
                <li key={index} className={css.traveler}>
                  <span className={css.initials} translate="no">
                    {initials}
                  </span>
                  {view.kind === 'flight' ? <span className={css.small}>{ticket}</span> : null}
                </li>
              ))}
            </ul>
            {view.placesGivenBack ? <p className={css.small}>{view.placesGivenBack}</p> : null}
          </div>
          {view.kind === 'flight' && view.tone !== 'bad' ? (
            <p className={css.small}>{verify.compare}</p>
          ) : null}
        </Stack>
      </TicketCard>
      {airline && view.tone !== 'bad' ? (
        <section className={css.airline}>
          <h2 className={subtitle}>{verify.airline.title}</h2>
          <p>{airline.text}</p>
          {airline.site ? (
            <>
              <p>
                <Link href={airline.site} rel="noopener" standalone>
                  <span>{verify.airline.link(airline.name)}</span>
                  <Icon name="external" size={16} />
                </Link>
              </p>
              <p className={css.small}>{verify.airline.note}</p>
            </>
          ) : null}
        </section>
      ) : null}
    </Stack>
  )
}

function References({ view }: { view: VerificationView }) {
  const rows = [
    [verify.ours, view.reference],
    ...(view.kind === 'flight' ? [[verify.theirs, view.airlineReference ?? verify.none]] : []),
  ] as const
  return (
    <dl className={css.references}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt className={css.small}>{term}</dt>
          <dd className={css.reference} translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
