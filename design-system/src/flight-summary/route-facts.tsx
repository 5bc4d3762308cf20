import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './flight-summary.css.ts'
import { flightSummary as defaultWords } from '../messages/flights.ts'
import { useDigits, useMessages } from '../messages/index.ts'

export type RouteFacts = {
  /** Where the journey begins: the three-letter IATA code and the city. */
  from: { code: string; city: string }
  /** Where the journey leads: the three-letter IATA code and the city. */
  to: { code: string; city: string }
  /** Ready-made, month as a word. */
  departureDate: string
  /** Given for a round trip. */
  returnDate?: string
  /** How many people travel, of all ages. */
  passengers: number
  /** Further legs of a multi-city trip, ready-made: 'BKK - SIN, 4 Dec 2026'. */
  moreLegs?: readonly string[]
  /** The cabin as words, such as 'Economy'. Left out, it is not mentioned. */
  cabin?: string
}

/** '2 Passenger(s)', '1 Passenger'. */
export const passengerText: (count: number) => string = defaultWords.passengers

/** The facts of a search or booking in a line; the arrow differs for return and one-way. */
export function RouteFactsLine({ facts }: { facts: RouteFacts }) {
  const words = useMessages('flightSummary', defaultWords)
  const digits = useDigits()
  const { from, to, returnDate } = facts
  return (
    <>
      <span className={css.codes} translate="no">
        <VisuallyHidden>{`${from.city} `}</VisuallyHidden>
        <span>{from.code}</span>
        <Icon
          name={returnDate ? 'arrows' : 'arrowRight'}
          label={returnDate ? words.toAndBack : words.to}
        />
        <VisuallyHidden>{`${to.city} `}</VisuallyHidden>
        <span>{to.code}</span>
        {facts.moreLegs ? (
          <span className={css.shortFact} aria-hidden="true">
            {digits(`+${facts.moreLegs.length}`)}
          </span>
        ) : null}
      </span>{' '}
      <span className={`${css.fact} ${css.dates}`}>
        <Icon name="calendar" size={16} />
        <span>
          <VisuallyHidden>{`${words.departure} `}</VisuallyHidden>
          <span>{facts.departureDate}</span>
          {returnDate ? (
            <>
              <span aria-hidden="true"> – </span>
              <VisuallyHidden>{`, ${words.return} `}</VisuallyHidden>
              <span>{returnDate}</span>
            </>
          ) : null}
        </span>
      </span>{' '}
      {facts.moreLegs?.map((leg) => (
        <span className={`${css.fact} ${css.longFact}`} key={leg}>
          <Icon name="plane" size={16} />
          <span>{leg}</span>
        </span>
      ))}
      <span className={css.fact}>
        <Icon name="people" size={16} />
        <span className={css.longFact}>
          {[words.passengers(facts.passengers), facts.cabin].filter(Boolean).join(' · ')}
        </span>{' '}
        <span className={css.shortFact} aria-hidden="true">
          {digits(facts.passengers)}
        </span>
      </span>
    </>
  )
}
