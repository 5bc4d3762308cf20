import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { OrderStatusBadge, type OrderStatus } from '../order-card/order-status.tsx'
import { useMessages } from '../messages/index.ts'
import * as css from './order-ticket.css.ts'
import { TicketLegRow, type TicketLeg } from './ticket-leg.tsx'
import { orderTicket as defaultWords } from '../messages/orders.ts'

export type OrderTicketProps = {
  /** What was bought. It sets the icon and the heading. */
  kind: 'flight' | 'holidays' | 'visa'
  /** What was booked, the page's own heading: 'DAC - BKK', a package, a visa. */
  heading: string
  /** Level of the heading in the outline of the page. It does not change the size. */
  headingLevel?: 1 | 2
  /** How the booking stands. */
  status: OrderStatus
  /** What the status means for this booking, 'Paid'. */
  statusText?: string
  /** Of a flight, a leg each. */
  legs?: readonly TicketLeg[]
  /** When and what: terms with their values, ready-made. */
  facts: readonly (readonly [term: string, value: string])[]
  /** Who travels, by full name. */
  travelers: readonly string[]
  /** The number a traveller quotes to support. */
  bookingId: string
  /** Ready-made, with ৳. */
  total: string
  /** What to do now, in a sentence or two. */
  next: ReactNode
  /** The one thing to do next, a button. */
  nextAction?: ReactNode
  /** What can be taken along: calendar, receipt, print. */
  actions?: ReactNode
  /** Replaces words of the ticket. Those left out keep the default English. */
  messages?: Partial<{
    kinds: { flight: string; holidays: string; visa: string }
    booking: string
    travelers: string
    bookingId: string
    total: string
    next: string
  }>
}

const kindIcons = { flight: 'plane', holidays: 'palm', visa: 'passport' } as const

/** A whole booking as a ticket: what it is, for whom, when, and what to do now. */
export function OrderTicket({
  kind,
  heading,
  headingLevel = 1,
  status,
  statusText,
  legs = [],
  facts,
  travelers,
  bookingId,
  total,
  next,
  nextAction,
  actions,
  messages: given,
}: OrderTicketProps) {
  const words = useMessages('orderTicket', defaultWords)
  const messages = { ...words.labels, ...given }
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const Below = headingLevel === 1 ? 'h2' : 'h3'
  return (
    <article className={css.ticket} aria-labelledby={id}>
      <div className={css.layout}>
        <div className={css.main}>
          <div className={css.band}>
            <span className={css.kind}>
              <Icon name={kindIcons[kind]} size={20} />
              <span>{messages.kinds[kind]}</span>
            </span>{' '}
            <span className={css.state}>
              <OrderStatusBadge status={status} about={messages.booking} />{' '}
              {statusText === undefined ? null : <span>{statusText}</span>}
            </span>
          </div>
          <div className={css.body}>
            <Heading id={id} className={legs.length > 0 ? css.plainHeading : css.heading}>
              {heading}
            </Heading>
            {legs.map((leg, index) => (
              <TicketLegRow key={index} leg={leg} />
            ))}
            <dl className={css.facts}>
              <div className={css.names}>
                <dt className={css.small}>{messages.travelers}</dt>
                {travelers.map((name, index) => (
                  <dd key={index} className={css.name}>
                    {name}
                  </dd>
                ))}
              </div>
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt className={css.small}>{term}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <section className={css.next} aria-labelledby={`${id}-next ${id}`}>
            <div className={css.nextText}>
              <Below id={`${id}-next`} className={css.nextTitle}>
                {messages.next}
              </Below>
              <div>{next}</div>
            </div>
            {nextAction}
          </section>
        </div>
        <div className={css.stub}>
          <dl className={css.stubFacts}>
            <div>
              <dt className={css.small}>{messages.bookingId}</dt>
              <dd className={css.reference} translate="no">
                {bookingId}
              </dd>
            </div>
            <div>
              <dt className={css.small}>{messages.total}</dt>
              <dd className={css.total}>{total}</dd>
            </div>
          </dl>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
      </div>
    </article>
  )
}
