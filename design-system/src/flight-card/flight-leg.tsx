import { AirlineMark } from '../airline-mark/index.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as card from './flight-card.css.ts'
import * as css from './flight-leg.css.ts'
import { flightCard as defaultWords } from '../messages/flights.ts'
import { useDigits, useMessages } from '../messages/index.ts'

export type LegEnd = {
  /** Airport code, such as 'DAC'. */
  code: string
  /** The name of the city in the language of the page. */
  city: string
  /** Local time, ready-made: '08:30'. */
  time: string
  /** Local date, ready-made with the month as a word: 'Tue 1 Dec'. */
  date: string
  /** For machines: '2026-12-01T08:30'. */
  dateTime?: string
}

export type FlightLegData = {
  /** Such as 'Outbound', 'Return' or 'Flight 1'. */
  label: string
  /** The airline that sells the flight: its two-letter IATA code and its name. */
  airline: { code: string; name: string }
  /** Where and when the journey in this direction begins. */
  departure: LegEnd
  /** Where and when the journey in this direction ends. */
  arrival: LegEnd
  /** Days between the two local dates; can be -1 across the date line. */
  dayChange?: number
  /** Ready-made: '2h 30m'. */
  duration: string
  /** Where the plane is changed or stops, in order. */
  stops: readonly { code: string; city: string }[]
}

function End({ end, dayChange = 0, word }: { end: LegEnd; dayChange?: number; word: string }) {
  const digits = useDigits()
  const words = useMessages('flightCard', defaultWords)
  return (
    <div className={css.end}>
      <span className={card.small}>{end.city}</span>{' '}
      <span className={css.time}>
        <VisuallyHidden>{`${word} `}</VisuallyHidden>
        <time dateTime={end.dateTime}>{end.time}</time>
        {dayChange !== 0 ? (
          <>
            <span className={css.plus} aria-hidden="true">
              {digits(dayChange > 0 ? `+${dayChange}` : dayChange)}
            </span>
            <VisuallyHidden>{` (${words.arrivesLater(dayChange)})`}</VisuallyHidden>
          </>
        ) : null}
      </span>{' '}
      <span className={css.code} translate="no">
        {end.code}
      </span>{' '}
      <span className={`${card.small} ${card.visuallyHiddenWhenNarrow}`}>{end.date}</span>
    </div>
  )
}

/** One leg of a flight card: who flies, when, and the stitched path between the two codes. */
export function FlightLeg({
  leg,
}: {
  /** One direction of the journey: airline, times, stops and duration. */
  leg: FlightLegData
}) {
  const words = useMessages('flightCard', defaultWords)
  const { stops } = leg
  const stopCount = stops.length === 0 ? words.nonStop : words.stops(stops.length)
  return (
    <div className={css.leg} role="group" aria-label={leg.label}>
      <div className={css.airline}>
        <AirlineMark code={leg.airline.code} />{' '}
        <span>
          <span className={`${card.small} ${card.leftOutWhenNarrow}`} aria-hidden="true">
            {leg.label}
          </span>{' '}
          <span>{leg.airline.name}</span>
        </span>
      </div>
      <div className={css.way}>
        <End end={leg.departure} word={words.departs} />
        <div className={css.middle}>
          <span>{leg.duration}</span>{' '}
          <span className={css.path} aria-hidden="true">
            {stops.map(({ code }) => (
              <span key={code} className={css.knot} />
            ))}
            <span className={css.plane}>
              <Icon name="plane" size={20} />
            </span>
          </span>{' '}
          <span>{stopCount}</span>
          {stops.length > 0 ? (
            <>
              <VisuallyHidden>{`: ${stops.map(({ city }) => city).join(', ')}`}</VisuallyHidden>
              <span className={card.leftOutWhenNarrow} aria-hidden="true" translate="no">
                {` · ${stops.map(({ code }) => code).join(', ')}`}
              </span>
            </>
          ) : null}
        </div>
        <End end={leg.arrival} dayChange={leg.dayChange} word={words.arrives} />
      </div>
    </div>
  )
}
