import { Icon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './order-card.css.ts'
import { OrderStatusBadge, type OrderStatus } from './order-status.tsx'
import { orderCard as defaultWords } from '../messages/orders.ts'

export type OrderCardProps = {
  /** The number a traveller quotes to support. */
  bookingId: string
  /** What was booked: 'DAC - BKK', a package, a visa plan. */
  plan: string
  /** Ready-made, with ৳. */
  price: string
  /** How many people the order is for. */
  persons: number
  /** Ready-made, month as a word; the date of travel or delivery. */
  date: string
  /** The payment's status, in a word or two. */
  paymentStatus: string
  /** How the booking stands. */
  status: OrderStatus
  /** What the status means for this booking, 'Not paid in time, nothing was charged'. */
  statusText?: string
  /** 0 to 5; left out when there is none. */
  rating?: number
  /** The page of the order, where 'Show More' leads. */
  href: string
  /** The words of the link to the order. */
  moreLabel?: string
  /** One below the heading that the list stands under. */
  headingLevel?: 2 | 3 | 4
  /** Replaces the words before each fact. Those left out keep the default English. */
  messages?: Partial<Record<'bookingId' | 'date' | 'payment' | 'booking', string>>
}

/** A booking in the account's list, as a ticket stub (docs/specification.md, Bookings). */
export function OrderCard({
  bookingId,
  plan,
  price,
  persons,
  date,
  paymentStatus,
  status,
  statusText,
  rating,
  href,
  moreLabel,
  headingLevel = 3,
  messages: given,
}: OrderCardProps) {
  const words = useMessages('orderCard', defaultWords)
  const messages = { ...words.labels, ...given }
  const Heading = `h${headingLevel}` as const
  const facts = [
    [messages.bookingId, bookingId],
    [messages.date, date],
    [messages.payment, paymentStatus],
  ]
  return (
    <article className={css.card} aria-label={`${plan}, ${bookingId}`}>
      <div className={css.layout}>
        <div className={css.main}>
          <div className={css.state}>
            <OrderStatusBadge status={status} about={messages.booking} />{' '}
            {statusText === undefined ? null : <span className={css.term}>{statusText}</span>}
          </div>
          <Heading className={css.plan}>{plan}</Heading>
          <dl className={css.facts}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
          {rating === undefined ? null : (
            <span className={css.rating}>
              <Icon name="star" size={16} filled />
              <span>{words.rating(rating)}</span>
            </span>
          )}
        </div>
        <div className={css.stub}>
          <div>
            <div className={css.price}>{price}</div>
            <div className={css.term}>{words.persons(persons)}</div>
          </div>
          <Link standalone href={href}>
            <span>{moreLabel ?? words.more}</span>
            <VisuallyHidden>{words.about(`${plan}, ${bookingId}`)}</VisuallyHidden>
          </Link>
        </div>
      </div>
    </article>
  )
}
