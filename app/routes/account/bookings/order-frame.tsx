import { type ReactNode, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Link } from '@jatra/design-system/link'
import { OrderTicket, type TicketLeg } from '@jatra/design-system/order-ticket'
import { PriceSummary, type PriceLine } from '@jatra/design-system/price-summary'
import { Stack } from '@jatra/design-system/stack'
import { accountMessages } from '~/messages/account.ts'
import { messages } from '~/messages/index.ts'
import { orders } from '~/messages/orders.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from '../account.css.ts'
import { AirlineCard } from './airline-card.tsx'
import { AirlineChange } from './airline-change.tsx'
import { DetailList } from './detail-list.tsx'
import { ReleaseBooking } from './release-booking.tsx'
import { RefundCard } from './refund-card.tsx'
import type { OrderView } from './order-view.server.ts'
import { statusBadges } from './status-badges.ts'
import type { CheckCodeView } from './check-code.server.ts'

const copy = accountMessages.order

export interface OrderFrameProps {
  order: OrderView
  /** The product in one line. */
  plan: string
  legs?: readonly TicketLeg[]
  /** When and what, on the ticket. */
  facts: readonly (readonly [term: string, value: string])[]
  /** Who travels, by full name. */
  travelers: readonly string[]
  /** The list that it is in. */
  list: string
  lines: readonly PriceLine[]
  /** Cards about the product. */
  children: ReactNode
}

/** The page of any order: a ticket, then its details, payment history and emails. */
export function OrderFrame(props: OrderFrameProps) {
  const { order, plan, legs = [], facts, travelers, list, lines, children } = props
  return (
    <>
      <div className={css.screenOnly}>
        <Link href={list} standalone>
          {accountMessages.backToBookings}
        </Link>
      </div>
      <p className={css.paperOnly}>
        {`${messages.site.name}, ${order.receiptHref ? copy.receipt : copy.title}`}
      </p>
      <OrderTicket
        kind={order.kind}
        heading={plan}
        status={statusBadges[order.status]}
        statusText={order.statusText}
        legs={legs}
        facts={[
          ...facts,
          [copy.paymentStatus, order.paymentStatus],
          [copy.bookedOn, order.bookedOn],
        ]}
        travelers={travelers}
        bookingId={order.reference}
        total={order.total}
        next={<NextStep text={order.next.text} asked={order.change !== null} />}
        nextAction={
          order.next.action ? (
            <ButtonLink href={order.next.action.href} variant="primary">
              {order.next.action.label}
            </ButtonLink>
          ) : null
        }
        actions={<TakeAlong order={order} />}
      />
      <div className={css.sides}>
        <Stack gap={24}>
          <AirlineChange change={order.change} />
          {order.airline ? <AirlineCard view={order.airline} /> : null}
          {order.refunds.map((refund) => (
            <RefundCard key={refund.id} refund={refund} />
          ))}
          {children}
          <ReleaseBooking open={order.mayRelease} kind={order.kind} />
          {order.payments.length > 0 ? (
            <Card>
              <Stack>
                <h2 className={subtitle}>{copy.payments}</h2>
                <DetailList
                  rows={order.payments.flatMap(({ id, option, amount, status, date, at }) => [
                    [`${date}, ${at}, ${option}`, `${amount} ${status}`] as const,
                    [copy.transaction, id] as const,
                  ])}
                />
              </Stack>
            </Card>
          ) : null}
          <div className={css.screenOnly}>
            <OrderEmails emails={order.emails} />
          </div>
        </Stack>
        <PriceSummary bar={false} heading={copy.price} lines={lines} total={order.total} />
      </div>
      {order.check ? <CheckCode check={order.check} reference={order.reference} /> : null}
      <Seller {...order.agency} />
    </>
  )
}

/** The order's files and the print button. They act on this window, not through the router. */
function TakeAlong({ order }: { order: OrderView }) {
  return (
    <>
      {order.eTicketHref ? (
        <ButtonLink href={order.eTicketHref} target="_self" variant="secondary">
          {orders.eTicket}
        </ButtonLink>
      ) : null}
      {order.calendar ? (
        <ButtonLink href={order.calendar.href} target="_self" variant="secondary">
          {order.calendar.label}
        </ButtonLink>
      ) : null}
      {order.receiptHref ? (
        <ButtonLink href={order.receiptHref} target="_self" variant="secondary">
          {orders.receipt.download}
        </ButtonLink>
      ) : null}
      <Button variant="secondary" onClick={() => window.print()}>
        {order.receiptHref ? accountMessages.printReceipt : orders.print}
      </Button>
    </>
  )
}

/** On paper, as on every ticket: seller, registration number and price (required by law since 1 January 2026). */
function Seller({ name, registration, address }: OrderView['agency']) {
  return (
    <footer className={css.seller}>
      <p>{orders.receipt.actualPrice}</p>
      <p>
        <span>{orders.receipt.soldBy}</span> <strong>{name}</strong>
        <span>{`, ${address}`}</span>
      </p>
      <p>{`${orders.receipt.registration} ${registration}`}</p>
    </footer>
  )
}

/**
 * What to do now, on the ticket. It gets the focus that was in the airline's change, which is gone once the airline knows
 * the decision.
 */
function NextStep({ text, asked }: { text: string; asked: boolean }) {
  const line = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(asked)
  useEffect(() => {
    if (wasAsked.current && !asked && document.activeElement === document.body)
      line.current?.focus()
    wasAsked.current = asked
  }, [asked])
  return (
    <p ref={line} tabIndex={-1}>
      {text}
    </p>
  )
}

/** The emails about an order: subject, address and time. */
function OrderEmails({ emails }: Pick<OrderView, 'emails'>) {
  return (
    <Card>
      <Stack>
        <h2 className={subtitle}>{orders.emails.title}</h2>
        {emails && emails.length > 0 ? (
          <DetailList rows={emails.map(({ what, to, state }) => [what, to, state] as const)} />
        ) : (
          <p>{emails ? orders.emails.none : orders.emails.unavailable}</p>
        )}
      </Stack>
    </Card>
  )
}

interface CheckCodeProps {
  check: CheckCodeView
  reference: string
}

/** How others can check that the booking is real, on screen and on paper. */
function CheckCode({ check: { href, address, size, path }, reference }: CheckCodeProps) {
  return (
    <section className={css.check}>
      {/* The text beside it says the same. Dark on light in every theme, because cameras need that. */}
      <svg
        className={css.checkCode}
        data-theme="light"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <div className={css.checkWords}>
        <h2 className={subtitle}>{orders.check.title}</h2>
        <p>{orders.check.text(address, reference)}</p>
        <p className={css.screenOnly}>
          <Link href={href} standalone>
            {orders.check.link}
          </Link>
        </p>
      </div>
    </section>
  )
}
