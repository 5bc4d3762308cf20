import { Fragment, useId } from 'react'
import { AirlineMark } from '../airline-mark/index.ts'
import { Icon } from '../icon/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './itinerary-timeline.css.ts'
import { itineraryTimeline as defaultWords } from '../messages/holidays.ts'

export type TimelineStop = {
  /** Airport code, such as 'DAC'. */
  code: string
  /** The name of the city in the language of the page. */
  city: string
  /** The full name of the airport. */
  airport?: string
  /** The terminal, when the airline says which. */
  terminal?: string
  /** Local time at the airport, ready-made: '08:30'. */
  time: string
  /** Local date, ready-made with the month as a word: 'Tue 1 Dec 2026'. */
  date: string
  /** The local time for machines: '2026-12-01T08:30'. */
  dateTime?: string
}

export type TimelineSegment = {
  /** Tells the segments apart, such as the flight number with its date. */
  id: string
  /** The two-letter IATA code of the airline, which chooses its mark. */
  carrierCode: string
  /** The name of the airline, as travellers know it. */
  carrierName: string
  /** Such as 'BG 388'. */
  flightNumber: string
  /** Named when another carrier flies it. */
  operatedBy?: string
  /** The type of aircraft, such as 'Boeing 737-800'. */
  aircraft?: string
  /** The cabin as words, such as 'Economy'. */
  cabin?: string
  /** Ready-made: '2h 30m'. */
  duration: string
  /** Where and when the flight leaves. */
  departure: TimelineStop
  /** Where and when the flight lands. */
  arrival: TimelineStop
  /** Days between the two local dates; marked when not 0. */
  dayChange?: number
  /** Stops without a change of plane. */
  technicalStops?: number
}

export type TimelineLayover = {
  /** Ready-made: '1h 45m'. */
  duration: string
  /** Such as 'Change of terminal' or 'Overnight'. */
  note?: string
}

export type ItineraryTimelineProps = {
  /** Such as 'Dhaka to Bangkok'. */
  label: string
  /**
   * The flights in the order they are flown. The stops between them are worked out from their
   * times.
   */
  segments: readonly TimelineSegment[]
  /** `layovers[i]` lies between segments i and i + 1. */
  layovers?: readonly TimelineLayover[]
  /** One below the heading that it stands under. */
  headingLevel?: 2 | 3 | 4
}

/** '+1 day', '-1 day', '+2 days'. */
export const dayChangeText: (days: number) => string = defaultWords.dayChange

type StopProps = { stop: TimelineStop; departs?: boolean; dayChange?: number }

function Stop({ stop, departs, dayChange }: StopProps) {
  const words = useMessages('itineraryTimeline', defaultWords)
  return (
    <>
      <div className={css.time}>
        <time dateTime={stop.dateTime}>{stop.time}</time>{' '}
        <span className={css.small}>{stop.date}</span>{' '}
        {dayChange ? <span className={css.nextDay}>{words.dayChange(dayChange)}</span> : null}
      </div>
      <span className={departs ? css.departureDot : css.dot} aria-hidden="true" />
      <div>
        <span className={css.place}>
          <span>{stop.city}</span> <span translate="no">{`(${stop.code})`}</span>
        </span>{' '}
        <span className={css.small}>
          {[stop.airport, stop.terminal && words.terminal(stop.terminal)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </>
  )
}

/** One itinerary, segment by segment, with the waits between them. */
export function ItineraryTimeline({
  label,
  segments,
  layovers = [],
  headingLevel = 4,
}: ItineraryTimelineProps) {
  const words = useMessages('itineraryTimeline', defaultWords)
  const Heading = `h${headingLevel}` as const
  const id = useId()
  return (
    <section className={css.wrap} aria-labelledby={id}>
      <Heading className={css.heading} id={id}>
        {label}
      </Heading>
      <ol className={css.list}>
        {segments.map((segment, index) => {
          const layover = index < segments.length - 1 ? layovers[index] : undefined
          const about = [
            segment.operatedBy && words.operatedBy(segment.operatedBy),
            segment.aircraft,
            segment.cabin,
          ].filter(Boolean)
          return (
            <Fragment key={segment.id}>
              <li className={css.segment}>
                <Stop stop={segment.departure} departs />
                <span className={css.small}>{segment.duration}</span>
                <span className={css.thread} aria-hidden="true" />
                <div className={css.flight}>
                  <AirlineMark code={segment.carrierCode} size="small" />
                  <div>
                    <span>{`${segment.carrierName} · `}</span>
                    <span translate="no">{segment.flightNumber}</span>{' '}
                    {about.length > 0 ? (
                      <span className={css.small}>{about.join(' · ')}</span>
                    ) : null}
                    {segment.technicalStops ? (
                      <span className={css.small}>
                        {words.technicalStops(segment.technicalStops)}
                      </span>
                    ) : null}
                  </div>
                </div>
                <Stop stop={segment.arrival} dayChange={segment.dayChange} />
              </li>
              {layover ? (
                <li className={css.layover}>
                  <Icon name="clock" size={16} />
                  <span>
                    {[words.layover(layover.duration, segment.arrival.city), layover.note]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ) : null}
            </Fragment>
          )
        })}
      </ol>
    </section>
  )
}
