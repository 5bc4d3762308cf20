import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './order-ticket.css.ts'
import { orderTicket as defaultWords } from '../messages/orders.ts'

export type TicketEnd = {
  /** Airport code, such as 'DAC'. */
  code: string
  /** The name of the city in the language of the page. */
  city: string
  /** Local time, ready-made: '08:30'. */
  time: string
  /** Local date, ready-made with the month as a word: '1 Dec 2026'. */
  date: string
  /** For machines: '2026-12-01T08:30'. */
  dateTime?: string
}

export type TicketLeg = {
  /** Such as 'Outbound', 'Return' or 'Flight 1'. */
  label: string
  /** Where and when the journey in this direction begins. */
  departure: TicketEnd
  /** Where and when the journey in this direction ends. */
  arrival: TicketEnd
  /** Flight numbers, ready-made: 'BG 433'. */
  flight: string
  /** Ready-made: '1h 5m'. */
  duration: string
}

/** One way of a ticket: the two airports, and the stitched path between them. */
export function TicketLegRow({ leg }: { leg: TicketLeg }) {
  const words = useMessages('orderTicket', defaultWords)
  return (
    <div className={css.leg} role="group" aria-label={leg.label}>
      <End end={leg.departure} word={words.departs} />
      <div className={css.way}>
        <span>{leg.flight}</span>{' '}
        <span className={css.path} aria-hidden="true">
          <span className={css.plane}>
            <Icon name="plane" size={20} />
          </span>
        </span>
        <span>{leg.duration}</span>
      </div>
      <End end={leg.arrival} word={words.arrives} />
    </div>
  )
}

function End({ end, word }: { end: TicketEnd; word: string }) {
  return (
    <div className={css.end}>
      <span className={css.code} translate="no">
        {end.code}
      </span>{' '}
      <span className={css.small}>{end.city}</span>{' '}
      <span className={css.time}>
        <VisuallyHidden>{`${word} `}</VisuallyHidden>
        <time dateTime={end.dateTime}>{end.time}</time>
      </span>{' '}
      <span className={css.small}>{end.date}</span>
    </div>
  )
}
